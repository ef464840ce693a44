// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/healthnote.h"

#include "app/present/problemtext.h"
#include "ui/answer/detailcontext.h"
#include "ui/answer/growinglist.h"
#include "ui/theme/plainlabel.h"
#include "ui/theme/typescale.h"

#include <QVBoxLayout>

namespace wayout::answer {
namespace {

constexpr qsizetype mostAtFirst = 2; // findings; the answer is what was asked for

} // namespace

HealthNote::HealthNote(DetailContext *context, QWidget *parent)
    : Column(parent)
    , m_context(context)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins({});
    m_layout->setSpacing(theme::gridUnit / 4);
    auto *heading = new theme::PlainLabel(theme::PlainLabel::Role::Body, this);
    heading->setGlyph(theme::Glyph::Triangle, theme::Tone::Caution);
    const auto words = [context] {
        const int count = int(context->findings().size());
        return QList<theme::TextFlow::Run>{{tr("Read with care: %Ln finding(s) about this record", nullptr, count)}};
    };
    heading->setWords(words);
    m_layout->addWidget(heading);
    connect(context, &DetailContext::findingsChanged, this, [this, heading, words] {
        heading->setWords(words);
        refresh();
    });
    refresh();
}

void HealthNote::refresh()
{
    delete m_findings;
    m_findings = nullptr;
    const QList<catalog::Problem> &findings = m_context->findings();
    setVisible(!findings.isEmpty());
    if (findings.isEmpty()) {
        return;
    }
    m_findings = new GrowingList(
        findings.size(),
        [findings](qsizetype i) {
            auto *label = new theme::PlainLabel(theme::PlainLabel::Role::Dim);
            label->setWords([finding = findings.at(i)] {
                return QList<theme::TextFlow::Run>{{finding.field, theme::TextFlow::Style::Chip}, {present::problemSentence(finding), theme::TextFlow::Style::Dim}};
            });
            return label;
        },
        this, mostAtFirst);
    m_findings->setSpacing(theme::gridUnit / 4);
    m_layout->addWidget(m_findings);
}

} // namespace wayout::answer
