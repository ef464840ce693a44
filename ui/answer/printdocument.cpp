// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/answer/printdocument.h"

#include "app/catalog/recordtitle.h"
#include "app/present/occasion.h"
#include "app/present/recorddocument.h"
#include "app/text/codespans.h"
#include "app/text/hiddencharacters.h"
#include "ui/answer/codewarnings.h"
#include "ui/theme/typescale.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextCursor>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace wayout::answer {
namespace {

constexpr double bodySize = 10; // points
constexpr double titleSize = 15;
constexpr double headingSize = 12;
constexpr double continuationIndent = 18; // of the rest of a long line of code, which is not the next line
constexpr QRgb dimInk = 0xff555555;
constexpr QRgb codeGround = 0xfff0f0f2;

/// Writes paragraphs one below the other.
class PrintedPages final
{
public:
    explicit PrintedPages(QTextDocument *document)
        : m_cursor(document)
    {
    }

    void add(const text::TextWithCode &text, double size, QFont::Weight weight, QRgb colour, double above)
    {
        if (text.text.isEmpty()) {
            return;
        }
        QTextBlockFormat block;
        block.setTopMargin(above);
        block.setLeftMargin(m_indent);
        QTextCharFormat characters;
        characters.setFontPointSize(size);
        characters.setFontWeight(weight);
        characters.setForeground(QColor(colour));
        begin(block, characters);
        QTextCharFormat code = characters;
        code.setFontFamilies(theme::codeFont().families());
        qsizetype done = 0;
        for (const text::TextWithCode::Span &span : text.code) {
            m_cursor.insertText(text.text.mid(done, span.start - done), characters);
            m_cursor.insertText(text.text.mid(span.start, span.length), code);
            done = span.start + span.length;
        }
        m_cursor.insertText(text.text.mid(done), characters);
    }

    /// Adds the text without reading backticks as code.
    void addTitle(const QString &text) { add({text, {}}, titleSize, QFont::Bold, 0xff000000, 0); }
    void addHeading(const QString &text)
    {
        m_indent = 0;
        add({text, {}}, headingSize, QFont::Bold, 0xff000000, 14);
    }
    void addStrong(const QString &text)
    {
        m_indent = 0;
        add(text::withCode(text), bodySize, QFont::DemiBold, 0xff000000, 10);
        m_indent = 12;
    }
    void addText(const QString &text) { add(text::withCode(text), bodySize, QFont::Normal, 0xff000000, 3); }
    /// Adds the text without reading backticks as code.
    void addDim(const QString &text) { addDim(text::TextWithCode{text, {}}); }
    void addDim(const text::TextWithCode &text) { add(text, bodySize, QFont::Normal, dimInk, 2); }

    void addCode(const QString &code)
    {
        QTextBlockFormat block;
        block.setLeftMargin(m_indent + continuationIndent);
        block.setTextIndent(-continuationIndent);
        block.setBackground(QColor(codeGround));
        QTextCharFormat characters;
        characters.setFont(theme::codeFont());
        characters.setFontPointSize(bodySize - 1);
        characters.setForeground(Qt::black);
        for (const QString &line : code.split(u'\n')) {
            begin(block, characters);
            m_cursor.insertText(line);
        }
    }

private:
    void begin(const QTextBlockFormat &block, const QTextCharFormat &characters)
    {
        if (m_cursor.document()->isEmpty()) {
            m_cursor.setBlockFormat(block);
            m_cursor.setCharFormat(characters);
        } else {
            m_cursor.insertBlock(block, characters);
        }
    }

    QTextCursor m_cursor;
    double m_indent = 0; ///< points, for the paragraphs that follow
};

/// Adds the block's text. The label belongs to the text in the reader's language; a block with a label leaves out the
/// other language.
void addText(PrintedPages &pages, const present::DocumentBlock &block)
{
    pages.addText(block.labelled(&present::TextSpan::text));
    if (block.spans.first().style != present::TextSpan::Style::Label) {
        pages.addDim(text::withCode(block.otherText()));
    }
}

void addAside(PrintedPages &pages, const present::DocumentBlock &block)
{
    QStringList texts;
    for (const present::TextSpan &span : block.spans) {
        texts.append(span.text);
    }
    pages.addDim(texts.join(u" · "_s));
}

void addCode(PrintedPages &pages, const QString &code)
{
    for (const CodeWarning &warning : codeWarnings(code)) {
        pages.addText(u"⚠ "_s + warning.words());
    }
    pages.addCode(text::withoutHidden(code));
}

void addBlock(PrintedPages &pages, const present::DocumentBlock &block)
{
    switch (block.kind) {
    case present::DocumentBlock::Kind::Title:
        pages.addTitle(block.text());
        return pages.addDim(block.otherText());
    case present::DocumentBlock::Kind::Heading:
        return pages.addHeading(block.text());
    case present::DocumentBlock::Kind::EntryTitle:
    case present::DocumentBlock::Kind::RecordLink:
        return pages.addStrong(block.text());
    case present::DocumentBlock::Kind::Text:
        return addText(pages, block);
    case present::DocumentBlock::Kind::Aside:
        return addAside(pages, block);
    case present::DocumentBlock::Kind::Rate:
        return pages.addDim(present::rateLine(block.rate, block.meaning));
    case present::DocumentBlock::Kind::Code:
        return addCode(pages, block.code);
    case present::DocumentBlock::Kind::WebLinks:
        return pages.addDim(block.links.join(u'\n'));
    }
}

} // namespace

std::unique_ptr<QTextDocument> recordSheet(
    const catalog::Record &record, catalog::ContentLanguage language, const evidence::Occasion &occasion)
{
    auto document = std::make_unique<QTextDocument>();
    document->setUndoRedoEnabled(false);
    QFont font = theme::bodyFont();
    font.setPointSizeF(bodySize);
    document->setDefaultFont(font);
    PrintedPages pages(document.get());
    const present::RecordDocument sheet(
        record, language, present::RecordDocument::Form::Print, {.occasion = present::withoutSecrets(occasion)});
    for (const present::DocumentBlock &block : sheet.blocks()) {
        addBlock(pages, block);
    }
    return document;
}

QByteArray recordPdf(
    const catalog::Record &record, catalog::ContentLanguage language, const evidence::Occasion &occasion)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setTitle(catalog::shownText(catalog::titleOf(record), language).primary);
        writer.setCreator(QCoreApplication::applicationName());
        recordSheet(record, language, occasion)->print(&writer);
    }
    return bytes;
}

} // namespace wayout::answer
