// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Fits the weights of the ranking rules to the project's own texts and says how well they do; see the README beside it:
//     tune_ranking [--fit] [--write]

#include "app/loading/loadengine.h"
#include "app/match/ranker.h"

#include <QFile>
#include <QTextStream>

#include <algorithm>
#include <cmath>

#include "tests/ranking/texts.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;

namespace {

const QString weightsFile = QStringLiteral(WAYOUT_SOURCE_DIR "/resources/text/ranking-weights.txt");

constexpr int candidatesOfText = 40;
constexpr int folds = 5;
// Steepness of the loss: a right record that is 10 % above the next best one costs about a third.
constexpr double steepness = 40;
constexpr double rightWeight = 4; // of a case with its record
// Weight of a text that is shown without its record; there are as many as cases, and most are answered by a near twin.
constexpr double unexplainedWeight = 0.1;
constexpr double variantWeight = 0.5; // there are many, and they are single lines
constexpr double wrongWeight = 2; // a wrong answer costs more than none
// Costs of a weight that leaves its start by its own size: rules that few texts need stay as they were thought out.
constexpr double stiffness = 20;
// A weight becomes at most so many times larger or smaller at once: a rule of few texts is not switched off.
constexpr float farthest = 4;

/// A record that may answer a text, and what the rules see of it.
struct Candidate {
    qsizetype record = -1;
    bool isRight = false;
    bool isVariant = false; ///< of a right record
    Features features;
    Features alone; ///< the same where no other record has a pattern that matches, as if the right one were not there
};

struct Example {
    LabelledText::Kind kind = LabelledText::Kind::Case;
    bool hasRight = false; ///< the text has a right record
    int fold = 0; ///< by its right record, so that texts of one record are in one fold
    std::vector<Candidate> candidates;
};

/// Counts over a set of examples.
struct Figures {
    int cases = 0;
    int rightFirst = 0;
    int wrongFirst = 0; ///< another record is first, and a match
    int quiet = 0;
    int falseAlarms = 0;
    int unexplained = 0; ///< cases, looked at without their record
    int answered = 0; ///< of these, by a match
    int variants = 0;
    int missedVariants = 0;
    int neighbours = 0;
    int answeredNeighbours = 0;
    int wild = 0;
    int wildRight = 0;
    int wildWrong = 0;

    void add(const Figures &o)
    {
        cases += o.cases, rightFirst += o.rightFirst, wrongFirst += o.wrongFirst, quiet += o.quiet;
        falseAlarms += o.falseAlarms, unexplained += o.unexplained, answered += o.answered, variants += o.variants;
        missedVariants += o.missedVariants, neighbours += o.neighbours, answeredNeighbours += o.answeredNeighbours;
        wild += o.wild, wildRight += o.wildRight, wildWrong += o.wildWrong;
    }
};

std::vector<Example> examplesOf(const Engine &engine)
{
    std::vector<Example> examples;
    for (const LabelledText &text : labelledTexts(engine.catalog)) {
        Example example{text.kind, !text.right.isEmpty()};
        const qsizetype right = text.right.isEmpty() ? -1 : engine.catalog.indexOf(text.right.first());
        example.fold = int((right < 0 ? qsizetype(examples.size()) : right) % folds);
        for (const Match &match : engine.matcher.find(text.text, candidatesOfText).matches) {
            const bool isVariant = std::ranges::any_of(
                match.variants, [&](qsizetype variant) { return text.right.contains(engine.catalog.idAt(variant)); });
            Features alone = match.features;
            alone.narrower = alone.otherPattern = 0;
            example.candidates.push_back({match.record, text.right.contains(engine.catalog.idAt(match.record)),
                isVariant, match.features, alone});
        }
        examples.push_back(std::move(example));
    }
    return examples;
}

/// The best scores that an example's candidates have.
struct Scores {
    double right = 0;
    double other = 0; ///< of records that are not right
    double foreign = 0; ///< of records that are neither right nor variants of a right one
};

Scores scoresOf(const Example &example, const Weights &weights)
{
    Scores scores;
    for (const Candidate &candidate : example.candidates) {
        const auto score = double(scoreOf(candidate.features, weights));
        double &best = candidate.isRight ? scores.right : scores.other;
        best = std::max(best, score);
        if (!candidate.isRight && !candidate.isVariant) {
            scores.foreign = std::max(scores.foreign, double(scoreOf(candidate.alone, weights)));
        }
    }
    return scores;
}

/// Costs of `lower` not being below `higher`: 0 when it is far below, rising with its excess.
double costOf(double lower, double higher)
{
    constexpr double least = 0.5; // nats; nothing at all is as bad as that
    const double excess = steepness * (std::log(std::max(least, lower)) - std::log(std::max(least, higher)));
    return std::log1p(std::exp(std::min(30.0, excess)));
}

double lossOf(const Example &example, const Weights &weights)
{
    const Scores scores = scoresOf(example, weights);
    const auto bar = double(weights.limits.matchBar);
    switch (example.kind) {
    case LabelledText::Kind::Case:
        if (!example.hasRight) {
            return wrongWeight * costOf(scores.other, bar);
        }
        return rightWeight * (costOf(scores.other, scores.right) + costOf(bar, scores.right))
            + unexplainedWeight * costOf(scores.foreign, bar);
    case LabelledText::Kind::Variant:
        return variantWeight * costOf(bar, scores.right);
    case LabelledText::Kind::Neighbour:
        return variantWeight * costOf(scores.right, bar);
    case LabelledText::Kind::Wild:
        break;
    }
    return 0;
}

/// Returns the loss over all examples but those of the fold that is left out; -1 leaves out none.
double lossOf(const std::vector<Example> &examples, const Weights &weights, const Weights &start, int leftOut)
{
    double loss = 0;
    for (const Example &example : examples) {
        loss += example.fold == leftOut ? 0 : lossOf(example, weights);
    }
    for (size_t i = 0; i < weights.rules.size(); ++i) {
        const double moved = double(weights.rules[i] - start.rules[i]) / (std::abs(double(start.rules[i])) + 0.1);
        loss += stiffness * moved * moved;
    }
    return loss;
}

/// Whether a rule's weight is fitted. The strongest evidence is the measure of the others; empty lines have none.
bool isFitted(const Rule &rule)
{
    return rule.effect != Effect::Bounds && rule.effect != Effect::Raises && rule.name != "stronger"
        && rule.name != "blank-line";
}

/// Whether a weight may leave its start so far. One that is 0, of a new rule, is fitted freely.
bool isNear(float weight, float start)
{
    const float times = weight / start;
    return start == 0 || (times >= 1 / farthest && times <= farthest);
}

/// Fits the weights by coordinate descent: one weight after the other, in steps that become smaller. A weight keeps its
/// sign, because the rule says what it is for.
Weights fitted(const std::vector<Example> &examples, const Weights &start, int leftOut = -1)
{
    Weights weights = start;
    double least = lossOf(examples, weights, start, leftOut);
    for (double step = 0.4; step > 0.02; step /= 2) {
        for (bool isBetter = true; isBetter;) {
            isBetter = false;
            for (size_t i = 0; i < weights.rules.size(); ++i) {
                for (const double sign : {1.0, -1.0}) {
                    const float before = weights.rules[i];
                    const auto change = float(sign * step * std::max(0.1, std::abs(double(start.rules[i]))));
                    weights.rules[i] += change;
                    const bool isAllowed = isFitted(rankingRules()[i]) && isNear(weights.rules[i], start.rules[i]);
                    const double loss = isAllowed ? lossOf(examples, weights, start, leftOut) : least;
                    isBetter = isBetter || loss < least - 1e-6;
                    weights.rules[i] = loss < least - 1e-6 ? weights.rules[i] : before;
                    least = std::min(least, loss);
                }
            }
        }
    }
    return weights;
}

/// Counts what the weights make of the examples of a fold, or of all for -1.
Figures figuresOf(const std::vector<Example> &examples, const Weights &weights, int fold = -1)
{
    Figures figures;
    const auto bar = double(weights.limits.matchBar);
    for (const Example &example : examples) {
        if (fold >= 0 && example.fold != fold) {
            continue;
        }
        const Scores scores = scoresOf(example, weights);
        const bool isRight = scores.right >= bar && scores.right >= scores.other;
        const bool isWrong = scores.other >= bar && scores.other > scores.right;
        switch (example.kind) {
        case LabelledText::Kind::Case:
            if (example.hasRight) {
                figures.add({.cases = 1,
                    .rightFirst = isRight,
                    .wrongFirst = isWrong,
                    .unexplained = 1,
                    .answered = scores.foreign >= bar});
            } else {
                figures.add({.quiet = 1, .falseAlarms = scores.other >= bar});
            }
            break;
        case LabelledText::Kind::Variant:
            figures.add({.variants = 1, .missedVariants = scores.right < bar});
            break;
        case LabelledText::Kind::Neighbour:
            figures.add({.neighbours = 1, .answeredNeighbours = scores.right >= bar});
            break;
        case LabelledText::Kind::Wild:
            figures.add({.wild = 1, .wildRight = isRight, .wildWrong = isWrong});
            break;
        }
    }
    return figures;
}

void print(QTextStream &out, const QString &name, const Figures &f)
{
    out << name << "\n  cases " << f.cases << ": right first " << f.rightFirst << ", another first " << f.wrongFirst
        << "\n  texts without an error " << f.quiet << ": false alarms " << f.falseAlarms
        << "\n  cases without their record " << f.unexplained << ": answered " << f.answered << "\n  variants "
        << f.variants << ": missed " << f.missedVariants << "\n  neighbours " << f.neighbours << ": answered "
        << f.answeredNeighbours << "\n  wild " << f.wild << ": right " << f.wildRight << ", wrong " << f.wildWrong
        << '\n';
    out.flush();
}

/// Writes the weights into their file, and leaves its other lines as they are.
bool write(const Weights &weights)
{
    QFile file(weightsFile);
    if (!file.open(QIODevice::ReadOnly)) {
        return false;
    }
    QList<QByteArray> lines = file.readAll().split('\n');
    file.close();
    for (QByteArray &line : lines) {
        const QByteArray name = line.left(line.indexOf(' '));
        for (size_t i = 0; i < weights.rules.size(); ++i) {
            if (rankingRules()[i].name == std::string_view(name.constData(), size_t(name.size()))) {
                line = name + ' ' + QByteArray::number(std::round(double(weights.rules[i]) * 1000) / 1000);
            }
        }
    }
    return file.open(QIODevice::WriteOnly) && file.write(lines.join('\n')) > 0;
}

} // namespace

int main(int argc, char **argv)
{
    QTextStream out(stdout);
    const std::vector<std::string_view> arguments(argv + 1, argv + argc);
    const bool isWriting = std::ranges::find(arguments, "--write") != arguments.end();
    const std::shared_ptr<const Engine> engine = wayout::loading::loadEngine({});
    const std::vector<Example> examples = examplesOf(*engine);
    const Weights &start = standardWeights();
    print(out, u"weights as they are"_s, figuresOf(examples, start));
    if (!isWriting && std::ranges::find(arguments, "--fit") == arguments.end()) {
        return 0;
    }
    Figures unseen;
    for (int fold = 0; fold < folds; ++fold) {
        unseen.add(figuresOf(examples, fitted(examples, start, fold), fold));
    }
    print(out, u"fitted to four fifths of the records, counted on the other fifth"_s, unseen);
    const Weights fit = fitted(examples, start);
    print(out, u"fitted to all"_s, figuresOf(examples, fit));
    for (size_t i = 0; i < fit.rules.size(); ++i) {
        if (fit.rules[i] != start.rules[i]) {
            out << "  " << rankingRules()[i].name.data() << ' ' << start.rules[i] << " -> " << fit.rules[i] << '\n';
        }
    }
    return isWriting && !write(fit) ? 1 : 0;
}
