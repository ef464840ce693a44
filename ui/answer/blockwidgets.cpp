// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/blockwidgets.h"

#include "ui/answer/codeview.h"
#include "ui/answer/column.h"
#include "ui/answer/detailcontext.h"
#include "ui/answer/ratebar.h"
#include "ui/services/links.h"
#include "ui/theme/textbutton.h"
#include "ui/theme/typescale.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace wayout::answer {
namespace {

using Runs = QList<theme::TextFlow::Run>;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BlockWidgets)
};

theme::TextFlow::Style styleOf(present::TextSpan::Style style)
{
    switch (style) {
    case present::TextSpan::Style::Plain:
        return theme::TextFlow::Style::Plain;
    case present::TextSpan::Style::Label:
    case present::TextSpan::Style::Other:
    case present::TextSpan::Style::Note:
        return theme::TextFlow::Style::Dim;
    case present::TextSpan::Style::Mark:
        return theme::TextFlow::Style::Chip;
    case present::TextSpan::Style::Strong:
        return theme::TextFlow::Style::Strong;
    }
    return {};
}

present::DocumentBlock blockAt(const BlockPlace &place, const DetailContext *context)
{
    return context->document().block(place.section, place.row, place.entry);
}

/// Keeps the text of `widget` equal to the block's, also after a change of either language.
template<typename Widget>
void follow(Widget *widget, const BlockPlace &place, DetailContext *context)
{
    const auto say = [widget, place, context] {
        widget->setWords([place, context] { return runsOf(blockAt(place, context)); });
    };
    say();
    QObject::connect(context, &DetailContext::languageChanged, widget, say);
    const present::RecordPart part = place.row.part;
    if (part == present::RecordPart::KnownFrom || part == present::RecordPart::KnownBriefly) {
        QObject::connect(context, &DetailContext::ownChanged, widget, say);
        QObject::connect(context, &DetailContext::teamChanged, widget, say);
    }
}

void setSign(theme::PlainLabel *label, present::DocumentBlock::Sign sign)
{
    switch (sign) {
    case present::DocumentBlock::Sign::None:
        break;
    case present::DocumentBlock::Sign::Works:
        return label->setGlyph(theme::Glyph::Check, theme::Tone::Works);
    case present::DocumentBlock::Sign::Fails:
        return label->setGlyph(theme::Glyph::CrossedCircle, theme::Tone::DeadEnd);
    case present::DocumentBlock::Sign::Caution:
        return label->setGlyph(theme::Glyph::Triangle, theme::Tone::Caution);
    case present::DocumentBlock::Sign::Outdated:
        return label->setGlyph(theme::Glyph::Clock, theme::Tone::Caution);
    }
}

QList<CodeEdit::Mark> marksOf(const present::DocumentBlock &block)
{
    QList<CodeEdit::Mark> marks;
    for (const present::FilledPlace &place : block.filled) {
        marks.append({place.begin, place.length, place.line});
    }
    return marks;
}

/// Returns a link to the other record; its text is that record's title.
QWidget *recordLink(const BlockPlace &place, const QString &id, DetailContext *context)
{
    auto *button = new theme::TextButton(theme::TextButton::Look::Link);
    button->setGlyph(theme::Glyph::ArrowRight);
    follow(button, place, context);
    QObject::connect(button, &QPushButton::clicked, context, [context, id] { Q_EMIT context->recordRequested(id); });
    return button;
}

QWidget *comparison(const QString &id, DetailContext *context)
{
    auto *button = new theme::TextButton(theme::TextButton::Look::Link);
    button->setWords([] { return Runs{{Words::tr("Compare side by side")}}; });
    QObject::connect(
        button, &QPushButton::clicked, context, [context, id] { Q_EMIT context->comparisonRequested(id); });
    return button;
}

} // namespace

QList<theme::TextFlow::Run> runsOf(const present::DocumentBlock &block)
{
    Runs runs;
    for (const present::TextSpan &span : block.spans) {
        const bool isOther = span.style == present::TextSpan::Style::Other;
        const QString text = span.style == present::TextSpan::Style::Label ? span.text.trimmed() : span.text;
        runs.append({isOther ? u'\n' + text : text, styleOf(span.style), span.hasCode});
        if (span.fallback != catalog::ShownText::Fallback::None) {
            const bool isEnglish = span.fallback == catalog::ShownText::Fallback::EnglishOnly;
            runs.append(
                {isEnglish ? Words::tr("English only") : Words::tr("Chinese only"), theme::TextFlow::Style::Chip});
        }
    }
    return runs;
}

BlockLabel::BlockLabel(const BlockPlace &place, DetailContext *context, Role role)
    : theme::PlainLabel(role)
{
    follow(this, place, context);
    setSign(this, blockAt(place, context).sign);
}

QWidget *blockWidget(const BlockPlace &place, DetailContext *context)
{
    const present::DocumentBlock block = blockAt(place, context);
    if (block.isEmpty()) {
        return nullptr;
    }
    switch (block.kind) {
    case present::DocumentBlock::Kind::Title:
        return new BlockLabel(place, context, theme::PlainLabel::Role::Title);
    case present::DocumentBlock::Kind::Heading:
    case present::DocumentBlock::Kind::EntryTitle:
        return new BlockLabel(place, context, theme::PlainLabel::Role::Strong);
    case present::DocumentBlock::Kind::Aside:
        return new BlockLabel(place, context, theme::PlainLabel::Role::Small);
    case present::DocumentBlock::Kind::Code:
        return new CodeView(block.code, block.codeLanguage, marksOf(block));
    case present::DocumentBlock::Kind::RecordLink:
        return block.isLoaded ? recordLink(place, block.recordId, context)
                              : new BlockLabel(place, context, theme::PlainLabel::Role::Dim);
    case present::DocumentBlock::Kind::WebLinks:
        return sourceLink(block.links.first(), context);
    case present::DocumentBlock::Kind::Rate:
        return new RateBar(block.rate, block.meaning);
    case present::DocumentBlock::Kind::Text:
        break;
    }
    return new BlockLabel(place, context, theme::PlainLabel::Role::Body);
}

QWidget *entryWidget(present::RecordPart section, qsizetype entry, DetailContext *context)
{
    const present::RecordDocument &document = context->document();
    const auto rows = document.rows(section);
    if (rows.size() == 1) {
        return blockWidget({section, rows.front(), entry}, context);
    }
    auto *column = new Column;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    layout->setSpacing(theme::gridUnit / 4);
    for (const present::RecordDocument::Row row : rows) {
        if (QWidget *widget = blockWidget({section, row, entry}, context)) {
            layout->addWidget(widget, 0, theme::placement(*widget));
        }
    }
    const present::DocumentBlock target = document.block(section, rows.front(), entry);
    if (section == present::RecordPart::ConfusedWith && target.isLoaded) {
        layout->addWidget(comparison(target.recordId, context), 0, Qt::AlignLeft);
    }
    return column;
}

QWidget *sourceLink(const QString &source, DetailContext *context)
{
    const std::optional<QUrl> link = services::webLink(source);
    if (!link) {
        return new theme::PlainLabel(source, theme::PlainLabel::Role::Dim);
    }
    auto *button = new theme::TextButton(theme::TextButton::Look::Link);
    button->setGlyph(theme::Glyph::External);
    button->setRuns({{services::shownLink(*link)}});
    QObject::connect(
        button, &QPushButton::clicked, context, [context, url = *link] { Q_EMIT context->linkRequested(url); });
    return button;
}

} // namespace wayout::answer
