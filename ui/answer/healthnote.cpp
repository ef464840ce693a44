// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/healthnote.h"

#include "app/present/problemtext.h"
#include "ui/answer/detailcontext.h"
#include "ui/answer/growinglist.h"
#include "ui/theme/plainlabel.h"
#include "ui/theme/typescale.h"

#include <QCoreApplication>
#include <QVBoxLayout>

namespace wayout::answer {
namespace {

constexpr qsizetype mostFindings = 2; // shown at first, because the answer matters more

class Words
{
    Q_DECLARE_TR_FUNCTIONS(HealthNote)
};

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
