// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/recordtext.h"

#include "app/present/terminalwriter.h"

#include <QCoreApplication>

namespace wayout::present {
namespace {

struct RecordText {
    Q_DECLARE_TR_FUNCTIONS(RecordText)
};

QString marked(const TextSpan &span)
{
    switch (span.fallback) {
    case catalog::ShownText::Fallback::None:
        break;
    case catalog::ShownText::Fallback::EnglishOnly:
        return RecordText::tr("%1 [English only]").arg(span.text);
    case catalog::ShownText::Fallback::ChineseOnly:
        return RecordText::tr("%1 [Chinese only]").arg(span.text);
    }
    return span.text;
}

/// Writes blocks in order. The indentation of a block depends on the blocks above it.
class BlockWriter final
{
public:
    explicit BlockWriter(TerminalWriter &sheet)
        : m_sheet(sheet)
    {
    }

    void write(const DocumentBlock &block);

private:
    void writeText(const DocumentBlock &block, int indent, TextStyle ink);
    void writeEntryTitle(const DocumentBlock &block);
    void writeRate(const DocumentBlock &block);

    TerminalWriter &m_sheet;
    int m_indent = 0;
    int m_number = 0; ///< number of the last entry in its section
};

void BlockWriter::write(const DocumentBlock &block)
{
    switch (block.kind) {
    case DocumentBlock::Kind::Title:
        return writeText(block, m_indent, TextStyle::Strong);
    case DocumentBlock::Kind::Heading:
        m_indent = 1;
        m_number = 0;
        return m_sheet.writeHeading(block.text());
    case DocumentBlock::Kind::EntryTitle:
        return writeEntryTitle(block);
    case DocumentBlock::Kind::Aside:
        return writeText(block, m_indent, TextStyle::Faint);
    case DocumentBlock::Kind::Rate:
        return writeRate(block);
    case DocumentBlock::Kind::Code:
        return m_sheet.writeCode(block.code, m_indent + 1);
    case DocumentBlock::Kind::RecordLink:
        m_indent = 2; // for the text about that record
        return m_sheet.write(block.text(), 1);
    case DocumentBlock::Kind::WebLinks:
        return m_sheet.write(block.links.join(u'\n'), m_indent);
    case DocumentBlock::Kind::Text:
    case DocumentBlock::Kind::Jump:
        return writeText(block, m_indent, TextStyle::Plain);
    }
}

void BlockWriter::writeText(const DocumentBlock &block, int indent, TextStyle ink)
{
    m_sheet.write(block.labelled(marked), indent, ink);
    if (const QString other = block.otherText(); !other.isEmpty()) {
        m_sheet.write(other, indent, ink);
    }
}

void BlockWriter::writeEntryTitle(const DocumentBlock &block)
{
    m_sheet.writeNumbered(++m_number, block.labelled(marked), TextStyle::Strong);
    if (const QString other = block.otherText(); !other.isEmpty()) {
        m_sheet.write(other, m_indent, TextStyle::Strong);
    }
}

void BlockWriter::writeRate(const DocumentBlock &block)
{
    const TextStyle ink = block.meaning == RateMeaning::Fails ? TextStyle::Warning : TextStyle::Remedy;
    const bool isKnown = block.rate.basis != evidence::Rate::Basis::None;
    m_sheet.write(rateWords(block.rate, block.meaning).spoken, m_indent, isKnown ? ink : TextStyle::Faint);
}

} // namespace

void writeDocument(TerminalWriter &sheet, const RecordDocument &document)
{
    BlockWriter writer(sheet);
    for (const DocumentBlock &block : document.blocks()) {
        writer.write(block);
    }
}

QString recordText(const catalog::Record &record, catalog::ContentLanguage language, const OutputFormat &paper)
{
    TerminalWriter sheet(paper);
    writeDocument(sheet, {record, language, RecordDocument::Form::Terminal});
    return sheet.text();
}

QString recordTitle(const catalog::Record &record, catalog::ContentLanguage language)
{
    const catalog::ShownText signature = catalog::shownText(record.signature, language);
    return signature.secondary.isEmpty() ? signature.primary : signature.primary + u'\t' + signature.secondary;
}

} // namespace wayout::present
