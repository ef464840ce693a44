// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/evidencelink.h"

#include "app/present/recordwords.h"
#include "ui/answer/detailcontext.h"
#include "ui/theme/labels.h"
#include "ui/theme/textbutton.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::answer {
namespace {

/// The same evidence, found in one line or in several.
struct Found {
    match::Evidence first;
    int others = 0; ///< lines below the first one
};

class Words
{
    Q_DECLARE_TR_FUNCTIONS(EvidenceLink)

public:
    /// Says what was found in one line or several.
    static QString of(const Found &found);
    /// Says in a few words where the record was found.
    static QString brief(const QList<Found> &evidence);
};

QString Words::of(const Found &found)
{
    const match::Evidence &evidence = found.first;
    const int line = evidence.line;
    const int others = found.others;
    switch (evidence.kind) {
    case match::Evidence::Kind::Pattern:
        return (others == 0 ? tr("Matched line %1 of the paste: “%2”")
                            : tr("Matched line %1 and %n more of the paste: “%2”", nullptr, others))
            .arg(line)
            .arg(evidence.text);
    case match::Evidence::Kind::Words:
        return tr("Line %1 of the paste shares these words: %2").arg(line).arg(present::evidenceWords(evidence.text));
    case match::Evidence::Kind::Code:
        return (others == 0 ? tr("Line %1 of the paste has the code “%2”")
                            : tr("Line %1 and %n more of the paste have the code “%2”", nullptr, others))
            .arg(line)
            .arg(evidence.text);
    }
    return {};
}

/// Removes evidence that repeats other evidence: the words of a line that a pattern matches, and a code that the match
/// contains. Counts what was found again in other lines. Words come last, because they say least.
QList<Found> withoutRepetitions(const QList<match::Evidence> &evidence)
{
    QHash<int, QString> matched;
    for (const match::Evidence &found : evidence) {
        if (found.kind == match::Evidence::Kind::Pattern) {
            matched[found.line] += found.text + u'\n';
        }
    }
    QList<Found> all;
    for (const match::Evidence &one : evidence) {
        const bool isWords = one.kind == match::Evidence::Kind::Words;
        const bool isCode = one.kind == match::Evidence::Kind::Code;
        if ((isWords && matched.contains(one.line)) || (isCode && matched.value(one.line).contains(one.text))) {
            continue;
        }
        const auto same = std::ranges::find_if(all, [&](const Found &found) {
            return !isWords && found.first.kind == one.kind && found.first.text == one.text;
        });
        if (same == all.end()) {
            all.append({one});
        } else {
            same->others += one.line == same->first.line ? 0 : 1;
        }
    }
    const auto isWords = [](const Found &found) { return found.first.kind == match::Evidence::Kind::Words; };
    std::ranges::stable_sort(all, {}, isWords);
    return all;
}

QString Words::brief(const QList<Found> &evidence)
{
    const Found &found = evidence.first();
    const int others = found.others + int(std::ranges::count_if(evidence, [&found](const Found &other) {
        return other.first.kind == found.first.kind && other.first.line != found.first.line;
    }));
    switch (found.first.kind) {
    case match::Evidence::Kind::Pattern:
        return (others == 0 ? tr("matches your line %1") : tr("matches your line %1 and %n more", nullptr, others))
            .arg(found.first.line);
    case match::Evidence::Kind::Words:
        return tr("shares words with your line %1").arg(found.first.line);
    case match::Evidence::Kind::Code:
        return tr("has the code %1 of your line %2").arg(found.first.text).arg(found.first.line);
    }
    return {};
}

/// Returns the words of the line: the domain, what was found, how the record was tested.
QList<theme::TextFlow::Run> runsOf(const QList<Found> &evidence, const DetailContext *context)
{
    using enum present::RecordPart;
    const present::DocumentBlock about = context->document().block(Head, {About}, 0);
    QList<theme::TextFlow::Run> runs;
    for (const present::TextSpan &span : about.spans) {
        runs.append({span.text, theme::TextFlow::Style::Dim});
    }
    const bool hasDomain = !context->record().domain.isEmpty();
    runs.insert(hasDomain ? 1 : 0, {Words::brief(evidence)});
    for (qsizetype i = runs.size() - 1; i > 0; --i) {
        runs.insert(i, {u"·"_s, theme::TextFlow::Style::Dim});
    }
    return runs;
}

} // namespace

QWidget *evidenceLink(DetailContext *context)
{
    const QList<Found> evidence = withoutRepetitions(context->evidence());
    auto *link = new theme::TextButton(theme::TextButton::Look::Small);
    const auto say = [link, evidence, context] {
        link->setWords([evidence, context] { return runsOf(evidence, context); });
        QStringList sentences;
        for (const Found &found : evidence) {
            sentences.append(Words::of(found));
        }
        link->setToolTip(theme::plainToolTip(sentences.join(u'\n')));
        link->setAccessibleDescription(sentences.join(u'\n'));
    };
    say();
    QObject::connect(context, &DetailContext::languageChanged, link, say);
    QObject::connect(link, &QPushButton::clicked, context, [context, evidence, next = qsizetype(0)]() mutable {
        Q_EMIT context->evidenceActivated(evidence.at(next).first);
        next = (next + 1) % evidence.size();
    });
    return link;
}

} // namespace wayout::answer
