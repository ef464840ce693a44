// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/evidencebanners.h"

#include "app/present/problemtext.h"
#include "app/present/recordwords.h"
#include "ui/answer/detailcontext.h"
#include "ui/answer/growinglist.h"
#include "ui/theme/plainlabel.h"
#include "ui/theme/textbutton.h"
#include "ui/theme/typescale.h"

#include <QCoreApplication>
#include <QHash>
#include <QVBoxLayout>

#include <algorithm>

namespace wayout::answer {
namespace {

constexpr qsizetype mostAtFirst = 3; // an error repeated with varying details has one entry per line
constexpr qsizetype mostFindings = 2; // shown at first, because the answer matters more

/// The same evidence, found in one line or in several.
struct Found {
    match::Evidence first;
    int others = 0; ///< lines below the first one
};

class Words
{
    Q_DECLARE_TR_FUNCTIONS(EvidenceBanners)

public:
    static QString of(const Found &found);
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
/// contains. Counts what was found again in other lines.
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
    return all;
}

/// Returns a list of the findings, each with the field that it concerns.
GrowingList *listOf(const QList<catalog::Problem> &findings)
{
    const auto make = [findings](qsizetype i) {
        auto *label = new theme::PlainLabel(theme::PlainLabel::Role::Dim);
        label->setWords([finding = findings.at(i)] {
            using Style = theme::TextFlow::Style;
            return QList<theme::TextFlow::Run>{
                {finding.field, Style::Chip}, {present::problemSentence(finding), Style::Dim}};
        });
        return label;
    };
    auto *list = new GrowingList(findings.size(), make, nullptr, mostFindings);
    list->setSpacing(theme::gridUnit / 4);
    return list;
}

} // namespace

QWidget *evidenceBanners(const QList<match::Evidence> &all, DetailContext *context)
{
    const QList<Found> evidence = withoutRepetitions(all);
    if (evidence.isEmpty()) {
        return nullptr;
    }
    auto *list = new GrowingList(
        evidence.size(),
        [evidence, context](qsizetype i) {
            auto *banner = new theme::TextButton(theme::TextButton::Look::Marked);
            banner->setWords([found = evidence.at(i)] { return QList<theme::TextFlow::Run>{{Words::of(found)}}; });
            QObject::connect(banner, &QPushButton::clicked, context,
                [context, found = evidence.at(i).first] { Q_EMIT context->evidenceActivated(found); });
            return banner;
        },
        nullptr, evidence.size() > mostAtFirst ? mostAtFirst - 1 : mostAtFirst);
    list->setSpacing(theme::gridUnit / 2);
    return list;
}

QWidget *healthNote(DetailContext *context, QWidget *parent)
{
    auto *note = new Column(parent);
    auto *layout = new QVBoxLayout(note);
    layout->setContentsMargins({});
    layout->setSpacing(theme::gridUnit / 4);
    auto *heading = new theme::PlainLabel(theme::PlainLabel::Role::Body);
    heading->setGlyph(theme::Glyph::Triangle, theme::Tone::Caution);
    layout->addWidget(heading);
    const auto refresh = [note, layout, heading, context] {
        const QList<catalog::Problem> &findings = context->findings();
        heading->setWords([count = int(findings.size())] {
            return QList<theme::TextFlow::Run>{
                {Words::tr("Read with care: %Ln finding(s) about this record", nullptr, count)}};
        });
        if (const QLayoutItem *before = layout->itemAt(1)) {
            delete before->widget();
        }
        note->setVisible(!findings.isEmpty());
        if (!findings.isEmpty()) {
            layout->addWidget(listOf(findings));
        }
    };
    QObject::connect(context, &DetailContext::findingsChanged, note, refresh);
    refresh();
    return note;
}

} // namespace wayout::answer
