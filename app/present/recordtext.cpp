// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/recordtext.h"

#include "app/catalog/recordtitle.h"
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
    explicit BlockWriter(TerminalWriter &writer)
        : m_writer(writer)
    {
    }

    void write(const DocumentBlock &block);

private:
    void writeText(const DocumentBlock &block, int indent, TextStyle style);
    void writeEntryTitle(const DocumentBlock &block);
    void writeRate(const DocumentBlock &block);

    TerminalWriter &m_writer;
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
        return m_writer.writeHeading(block.text());
    case DocumentBlock::Kind::EntryTitle:
        return writeEntryTitle(block);
    case DocumentBlock::Kind::Aside:
        return writeText(block, m_indent, TextStyle::Faint);
    case DocumentBlock::Kind::Rate:
        return writeRate(block);
    case DocumentBlock::Kind::Code:
        return m_writer.writeCode(block.code, m_indent + 1);
    case DocumentBlock::Kind::RecordLink:
        m_indent = 2; // for the text about that record
        return m_writer.write(block.text(), 1);
    case DocumentBlock::Kind::WebLinks:
        return m_writer.write(block.links.join(u'\n'), m_indent);
    case DocumentBlock::Kind::Text:
        return writeText(block, m_indent, TextStyle::Plain);
    }
}

void BlockWriter::writeText(const DocumentBlock &block, int indent, TextStyle style)
{
    m_writer.write(block.labelled(marked), indent, style);
    if (const QString other = block.otherText(); !other.isEmpty()) {
        m_writer.write(other, indent, style);
    }
}

void BlockWriter::writeEntryTitle(const DocumentBlock &block)
{
    m_writer.writeNumbered(++m_number, block.labelled(marked), TextStyle::Strong);
    if (const QString other = block.otherText(); !other.isEmpty()) {
        m_writer.write(other, m_indent, TextStyle::Strong);
    }
}

void BlockWriter::writeRate(const DocumentBlock &block)
{
    const TextStyle style = block.meaning == RateMeaning::Fails ? TextStyle::Warning : TextStyle::Remedy;
    m_writer.write(rateWords(block.rate, block.meaning).spoken, m_indent, style);
}

} // namespace

void writeDocument(TerminalWriter &writer, const RecordDocument &document)
{
    BlockWriter blockWriter(writer);
    for (const DocumentBlock &block : document.blocks()) {
        blockWriter.write(block);
    }
}

QString recordText(const catalog::Record &record, catalog::ContentLanguage language, const OutputFormat &format,
    const evidence::Occasion &occasion)
{
    TerminalWriter writer(format);
    writeDocument(writer, {record, language, RecordDocument::Form::Terminal, {.occasion = occasion}});
    return writer.text();
}

QString recordTitle(const catalog::Record &record, catalog::ContentLanguage language)
{
    const catalog::ShownText title = catalog::shownText(catalog::titleOf(record), language);
    return title.secondary.isEmpty() ? title.primary : title.primary + u'\t' + title.secondary;
}

} // namespace wayout::present
