// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/recordsheet.h"

#include "app/catalog/recordsources.h"
#include "app/text/hiddencharacters.h"
#include "ui/detail/codewarnings.h"
#include "app/command/ratewords.h"
#include "app/command/recordwords.h"
#include "ui/theme/codespans.h"
#include "ui/theme/typescale.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDate>
#include <QPageSize>
#include <QPdfWriter>
#include <QTextCursor>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace {

constexpr double bodySize = 10; // points
constexpr double titleSize = 15;
constexpr double headingSize = 12;
constexpr QRgb dimInk = 0xff555555;
constexpr QRgb codeGround = 0xfff0f0f2;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(RecordSheet)
};

/// Writes paragraphs one below the other.
class Sheet final
{
public:
    explicit Sheet(QTextDocument *document)
        : m_cursor(document)
    {
    }

    void add(const TextWithCode &text, double size, QFont::Weight weight, QRgb ink, double above)
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
        characters.setForeground(QColor(ink));
        begin(block, characters);
        QTextCharFormat code = characters;
        code.setFontFamilies(codeFont().families());
        qsizetype done = 0;
        for (const TextWithCode::Span &span : text.code) {
            m_cursor.insertText(text.text.mid(done, span.start - done), characters);
            m_cursor.insertText(text.text.mid(span.start, span.length), code);
            done = span.start + span.length;
        }
        m_cursor.insertText(text.text.mid(done), characters);
    }

    /// As it stands.
    void addTitle(const QString &text) { add({text, {}}, titleSize, QFont::Bold, 0xff000000, 0); }
    void addHeading(const QString &text)
    {
        m_indent = 0;
        add({text, {}}, headingSize, QFont::Bold, 0xff000000, 14);
    }
    void addStrong(const QString &text)
    {
        m_indent = 0;
        add(withCode(text), bodySize, QFont::DemiBold, 0xff000000, 10);
        m_indent = 12;
    }
    void addText(const QString &text) { add(withCode(text), bodySize, QFont::Normal, 0xff000000, 3); }
    /// As it stands.
    void addDim(const QString &text) { addDim(TextWithCode{text, {}}); }
    void addDim(const TextWithCode &text) { add(text, bodySize, QFont::Normal, dimInk, 2); }

    void add(const BilingualText &text, ContentLanguage language)
    {
        const ShownText shown = shownText(text, language);
        addText(shown.primary);
        addDim(withCode(shown.secondary));
    }

    void addCode(const QString &code)
    {
        QTextBlockFormat block;
        block.setLeftMargin(m_indent);
        block.setBackground(QColor(codeGround));
        QTextCharFormat characters;
        characters.setFont(codeFont());
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
    double m_indent = 0; ///< of what follows, in points
};

QString rateLine(const Rate &rate, RateMeaning meaning)
{
    const RateWords words = rateWords(rate, meaning);
    return words.caption.isEmpty() ? words.headline : words.headline + u" · "_s + words.caption;
}

void addCondition(Sheet &sheet, const QString &pattern, const BilingualText &condition, ContentLanguage language)
{
    if (!condition.isEmpty()) {
        sheet.addText(pattern.arg(shownText(condition, language).primary));
    }
}

void addShown(Sheet &sheet, const std::optional<ShownByRun> &shown)
{
    if (shown) {
        sheet.addDim(shown->words);
    }
}

void addDeadEnds(Sheet &sheet, const Record &record, ContentLanguage language, QDate today)
{
    if (!record.deadEnds.isEmpty()) {
        sheet.addHeading(Words::tr("Don't try"));
    }
    for (const qsizetype i : deadEndOrder(record)) {
        const DeadEnd &deadEnd = record.deadEnds.at(i);
        const bool titled = !deadEnd.action.isEmpty();
        sheet.addStrong(shownText(titled ? deadEnd.action : deadEnd.whyFails, language).primary);
        sheet.addDim(rateLine(failRate(record, i), RateMeaning::Fails));
        if (titled) {
            sheet.add(deadEnd.whyFails, language);
        }
        addCondition(sheet, Words::tr("When it fails: %1"), deadEnd.condition, language);
        addShown(sheet, deadEndShown(record, i, today));
    }
}

void addWorkarounds(Sheet &sheet, const Record &record, ContentLanguage language, QDate today)
{
    if (!record.workarounds.isEmpty()) {
        sheet.addHeading(Words::tr("Try"));
    }
    for (const qsizetype i : workaroundOrder(record)) {
        const Workaround &workaround = record.workarounds.at(i);
        const bool titled = !workaround.action.isEmpty();
        sheet.addStrong(shownText(titled ? workaround.action : workaround.how, language).primary);
        sheet.addDim(rateLine(successRate(record, i), RateMeaning::Works));
        if (titled) {
            sheet.add(workaround.how, language);
        }
        addCondition(sheet, Words::tr("When: %1"), workaround.condition, language);
        if (!workaround.code.isEmpty()) {
            for (const CodeWarning &warning : codeWarnings(workaround.code)) {
                sheet.addText(u"⚠ "_s + warning.words());
            }
            sheet.addCode(withoutHidden(workaround.code));
        }
        addShown(sheet, workaroundShown(record, i, today));
    }
}

void addTwins(Sheet &sheet, const Record &record, ContentLanguage language)
{
    if (!record.confusedWith.isEmpty()) {
        sheet.addHeading(Words::tr("Often confused with"));
    }
    for (const Transition &twin : record.confusedWith) {
        sheet.addStrong(twin.recordId);
        sheet.add(twin.distinction, language);
        if (!twin.condition.isEmpty()) {
            sheet.addText(Words::tr("When: %1").arg(twin.condition));
        }
    }
}

void addSources(Sheet &sheet, const Record &record)
{
    const QStringList sources = allSources(record);
    if (!sources.isEmpty()) {
        sheet.addHeading(Words::tr("Sources"));
        for (const QString &source : sources) {
            sheet.addDim(source);
        }
    }
}

} // namespace

std::unique_ptr<QTextDocument> recordSheet(const Record &record, ContentLanguage language)
{
    auto document = std::make_unique<QTextDocument>();
    document->setUndoRedoEnabled(false);
    QFont font = bodyFont();
    font.setPointSizeF(bodySize);
    document->setDefaultFont(font);
    const QDate today = QDate::currentDate();
    const ShownText signature = shownText(record.signature, language);
    Sheet sheet(document.get());
    sheet.addTitle(signature.primary);
    sheet.addDim(signature.secondary);
    QStringList about{record.id, tierWords(record.verificationTier), evidenceWords(record),
        confirmedWords(record.lastConfirmed, today)};
    about.removeAll(QString());
    sheet.addDim(about.join(u" · "_s));
    sheet.add(record.rootCause, language);
    addDeadEnds(sheet, record, language, today);
    addWorkarounds(sheet, record, language, today);
    addTwins(sheet, record, language);
    addSources(sheet, record);
    return document;
}

QByteArray recordPdf(const Record &record, ContentLanguage language)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setTitle(shownText(record.signature, language).primary);
        writer.setCreator(QCoreApplication::applicationName());
        recordSheet(record, language)->print(&writer);
    }
    return bytes;
}
