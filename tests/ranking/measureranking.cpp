// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Says how the texts of tests/wild are answered, with their records and without; see the README beside it:
//     measure_ranking [-v] [--catalog FOLDER] [SET ...]

#include "app/catalog/catalogreader.h"
#include "app/loading/loadengine.h"
#include "app/match/ranker.h"

#include <QDir>
#include <QTextStream>

#include <algorithm>

#include "tests/ranking/texts.h"

using namespace Qt::StringLiterals;
using namespace wayout::catalog;
using namespace wayout::match;

namespace {

// Engines are compiled without the right records of so many texts at once: few enough that neighbours stay.
constexpr qsizetype textsLeftOutAtOnce = 40;
constexpr qsizetype firstFew = 3;

/// Counts over the texts of a set.
struct Figures {
    int general = 0; ///< texts that a catalogue can answer
    int right = 0; ///< the first record is a match and holds the remedy
    int amongFirst = 0; ///< one of the first three records holds it
    int wrong = 0; ///< the first record is a match and does not hold it
    int related = 0;
    int nothing = 0;
    int special = 0; ///< texts that no catalogue can answer
    int specialAnswered = 0; ///< of these, by a match
    int leftOut =
        0; ///< general texts for which a record that holds the remedy was found, looked at without these records
    int leftOutAnswered = 0; ///< of these, by a match

    void add(const Figures &o)
    {
        general += o.general, right += o.right, amongFirst += o.amongFirst, wrong += o.wrong, related += o.related;
        nothing += o.nothing, special += o.special, specialAnswered += o.specialAnswered, leftOut += o.leftOut;
        leftOutAnswered += o.leftOutAnswered;
    }
};

/// A text, and the records found for it that hold its remedy.
struct Explained {
    WildText text;
    QStringList right;
};

class Measurement final
{
public:
    Measurement(const CatalogSource &source, bool isVerbose)
        : m_engine(wayout::loading::loadEngine(source))
        , m_isVerbose(isVerbose)
    {
    }

    Figures figuresOf(const QString &set)
    {
        Figures figures;
        QList<Explained> explained;
        for (const WildText &text : wildTexts(set)) {
            figures.add(text.general ? ofGeneral(text, explained) : ofSpecial(text));
        }
        for (qsizetype first = 0; first < explained.size(); first += textsLeftOutAtOnce) {
            figures.add(withoutTheirRecords(explained.mid(first, textsLeftOutAtOnce)));
        }
        return figures;
    }

    QTextStream &out() { return m_out; }

private:
    Figures ofGeneral(const WildText &text, QList<Explained> &explained)
    {
        const Answer answer = m_engine->matcher.find(text.text);
        Explained one{text, {}};
        const auto isRight = [&](qsizetype record) { return holdsRemedy(text, m_engine->catalog.at(record)); };
        for (const Match &match : answer.matches) {
            for (const qsizetype record : QList<qsizetype>{match.record} + match.variants) {
                if (isRight(record)) {
                    one.right.append(m_engine->catalog.idAt(record));
                }
            }
        }
        const bool isMatch = answer.grade == Grade::Match;
        const bool isFirst = isMatch && isRight(answer.matches.first().record);
        const QList<Match> few = answer.matches.mid(0, firstFew);
        const bool isAmong = std::ranges::any_of(few, [&](const Match &match) { return isRight(match.record); });
        if (isMatch && !isFirst) {
            tell(u"wrong"_s, text, answer, *m_engine);
        }
        if (!one.right.isEmpty()) {
            explained.append(one);
        }
        return {.general = 1,
            .right = isFirst,
            .amongFirst = isAmong,
            .wrong = isMatch && !isFirst,
            .related = answer.grade == Grade::Related,
            .nothing = answer.grade == Grade::None};
    }

    Figures ofSpecial(const WildText &text)
    {
        const Answer answer = m_engine->matcher.find(text.text);
        const bool isAnswered = answer.grade == Grade::Match
            && !text.acceptable.contains(m_engine->catalog.idAt(answer.matches.first().record));
        if (isAnswered) {
            tell(u"special"_s, text, answer, *m_engine);
        }
        return {.special = 1, .specialAnswered = isAnswered};
    }

    Figures withoutTheirRecords(const QList<Explained> &explained)
    {
        QStringList removed;
        for (const Explained &one : explained) {
            removed += one.right;
        }
        QList<Record> kept;
        for (qsizetype i = 0; i < m_engine->catalog.size(); ++i) {
            if (!removed.contains(m_engine->catalog.idAt(i))) {
                kept.append(m_engine->catalog.copyAt(i));
            }
        }
        const auto others = compiledEngine({.records = kept});
        Figures figures;
        for (const Explained &one : explained) {
            const Answer answer = others->matcher.find(one.text.text);
            const bool isAnswered = answer.grade == Grade::Match;
            figures.add({.leftOut = 1, .leftOutAnswered = isAnswered});
            if (isAnswered) {
                tell(u"left out"_s, one.text, answer, *others);
            }
        }
        return figures;
    }

    /// Prints a confident answer that is not right, and what it rests on.
    void tell(const QString &what, const WildText &text, const Answer &answer, const Engine &engine)
    {
        if (!m_isVerbose) {
            return;
        }
        const Match &match = answer.matches.first();
        const bool hasEvidence = !match.evidence.isEmpty();
        m_out << what << ' ' << text.id << ": " << engine.catalog.idAt(match.record) << ' '
              << QString::number(match.score, 'f', 2) << '\n';
        if (hasEvidence) {
            const int line = match.evidence.first().line - 1;
            m_out << "    " << text.text.section(u'\n', line, line).trimmed() << "\n    " << match.evidence.first().text
                  << '\n';
        }
        for (const Contribution &one : contributionsOf(match.features)) {
            m_out << "      " << rankingRules()[one.rule].name.data() << ' ' << one.amount;
        }
        m_out << '\n';
    }

    std::shared_ptr<const Engine> m_engine;
    bool m_isVerbose = false;
    QTextStream m_out{stdout};
};

void print(QTextStream &out, const QString &set, const Figures &f)
{
    const auto share = [](int part, int all) {
        return u"%1 (%2 %)"_s.arg(part).arg(all > 0 ? 100.0 * part / all : 0, 0, 'f', 1);
    };
    out << set << ": " << f.general << " texts, right first " << share(f.right, f.general) << ", among three "
        << share(f.amongFirst, f.general) << ", confident without the remedy " << share(f.wrong, f.general)
        << ", related " << share(f.related, f.general) << ", nothing " << share(f.nothing, f.general)
        << "; without their records " << f.leftOut << ", answered " << share(f.leftOutAnswered, f.leftOut)
        << "; others " << f.special << ", answered " << share(f.specialAnswered, f.special) << '\n';
    out.flush();
}

} // namespace

int main(int argc, char **argv)
{
    QStringList sets;
    for (int i = 1; i < argc; ++i) {
        sets.append(QString::fromLocal8Bit(argv[i]));
    }
    const bool isVerbose = sets.removeAll(u"-v"_s) > 0;
    CatalogSource source;
    if (const qsizetype option = sets.indexOf(u"--catalog"_s); option >= 0 && option + 1 < sets.size()) {
        source = {.builtin = false, .paths = {sets.takeAt(option + 1)}};
        sets.removeAt(option);
    }
    if (sets.isEmpty()) {
        for (const QString &name : QDir(QStringLiteral(WAYOUT_SOURCE_DIR "/tests/wild")).entryList({u"*.jsonl"_s})) {
            sets.append(name.chopped(6));
        }
        sets.removeAll(u"quiet"_s);
    }
    Measurement measurement(source, isVerbose);
    Figures all;
    for (const QString &set : std::as_const(sets)) {
        const Figures figures = measurement.figuresOf(set);
        print(measurement.out(), set, figures);
        all.add(figures);
    }
    print(measurement.out(), u"all"_s, all);
    return 0;
}
