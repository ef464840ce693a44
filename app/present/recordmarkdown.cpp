// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/recordmarkdown.h"

#include "app/present/occasion.h"
#include "app/present/recorddocument.h"
#include "app/present/recordwords.h"
#include "app/text/codespans.h"
#include "app/text/hiddencharacters.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::present {
namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(RecordMarkdown)
};

QString escaped(QString text)
{
    static const QRegularExpression special(u"([\\\\`*_{}\\[\\]<>#|~])"_s);
    return text.replace(special, u"\\\\1"_s);
}

/// Escapes a text with code between backticks, which is code in Markdown too.
QString escapedProse(const QString &prose)
{
    const text::TextWithCode parts = text::withCode(prose.simplified());
    QString result;
    qsizetype done = 0;
    for (const text::TextWithCode::Span &code : parts.code) {
        result +=
            escaped(parts.text.mid(done, code.start - done)) + u'`' + parts.text.mid(code.start, code.length) + u'`';
        done = code.start + code.length;
    }
    return result + escaped(parts.text.mid(done));
}

QString escapedText(const DocumentBlock &block)
{
    const QString other = block.otherText();
    return block.labelled([&other](const TextSpan &span) {
        const QString text = other.isEmpty() ? span.text : span.text + u" — "_s + other;
        return span.hasCode ? escapedProse(text) : escaped(text.simplified());
    });
}

/// Returns a code block whose fence is longer than any run of backticks in the code.
QString fenced(const QString &code)
{
    qsizetype run = 0;
    qsizetype longest = 2;
    for (const QChar character : code) {
        run = character == u'`' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    const QString fence(longest + 1, u'`');
    return fence + u'\n' + code + (code.endsWith(u'\n') ? QString() : u"\n"_s) + fence;
}

QString blockMarkdown(const DocumentBlock &block)
{
    switch (block.kind) {
    case DocumentBlock::Kind::Title:
        return u"# "_s + escapedText(block);
    case DocumentBlock::Kind::Heading:
        return u"## "_s + block.text();
    case DocumentBlock::Kind::EntryTitle:
        return u"- **"_s + escapedText(block) + u"**"_s;
    case DocumentBlock::Kind::Rate:
        return escaped(rateLine(block.rate, block.meaning));
    case DocumentBlock::Kind::Code:
        return fenced(block.code);
    case DocumentBlock::Kind::WebLinks:
        return escaped(block.links.join(u' '));
    case DocumentBlock::Kind::Text:
    case DocumentBlock::Kind::Aside:
    case DocumentBlock::Kind::RecordLink:
        break;
    }
    return escapedText(block);
}

/// Returns the Markdown with hidden characters in their visible form: people would not see them, and programs that read
/// the copy would.
QString shown(const QString &markdown)
{
    return text::visibleForm(markdown, text::TextUse::Prose);
}

} // namespace

QString markdownOf(const RecordDocument &document)
{
    QStringList paragraphs;
    QString margin;
    for (const DocumentBlock &block : document.blocks()) {
        const bool isTitle = block.kind == DocumentBlock::Kind::EntryTitle;
        if (isTitle || block.kind == DocumentBlock::Kind::Heading) {
            margin.clear();
        }
        paragraphs.append(margin + blockMarkdown(block).replace(u'\n', u'\n' + margin));
        margin = isTitle ? u"  "_s : margin; // the blocks below a title belong to its list item
    }
    return shown(paragraphs.join(u"\n\n"_s) + u'\n');
}

QString recordMarkdown(
    const catalog::Record &record, catalog::ContentLanguage language, const evidence::Occasion &occasion)
{
    //: the last line of a copied record: its id, how far it is verified
    const QString origin =
        Words::tr("Wayout: %1, %2").arg(u'`' + record.id + u'`', escaped(tierWords(record.verificationTier)));
    return markdownOf({record, language, RecordDocument::Form::Markdown, {.occasion = withoutSecrets(occasion)}})
        + u'\n' + shown(origin) + u'\n';
}

QString reportMarkdown(const QString &lines, const catalog::Record *record, catalog::ContentLanguage language,
    const evidence::Occasion &occasion)
{
    const QString report = shown(fenced(lines)) + u'\n';
    return record ? report + u'\n' + recordMarkdown(*record, language, occasion) : report;
}

QString searchString(const catalog::Record &record, const QString &found)
{
    // No page has both alternatives of a slash: "(non-fast-forward) / (fetch first)", "this message / that message".
    static const QRegularExpression alternative(u"\\s/\\s*(\\([^)]*\\)|.*)"_s);
    static const QRegularExpression gap(u"…|\\.\\.\\.|\"|->|[()\\[\\]{}<>]"_s);
    static const QRegularExpression edges(u"^[\\s'`:,;!]+|[\\s'`:,;]+$"_s);
    // Paths, addresses, long numbers and times of this computer.
    static const QRegularExpression ownPart(
        u"\\S*[/\\\\][^\\s/\\\\]+[/\\\\]\\S*|\\S+@\\S+|0x[0-9a-f]+|\\d+(\\.\\d+){3}\\S*|\\d{5,}|\\d+:\\d\\d\\S*"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QString text =
        found.isEmpty() ? QString(record.signature.any()).remove(alternative) : QString(found).replace(ownPart, u"…"_s);
    QStringList phrases;
    for (const QString &part : text.split(gap)) {
        const QString phrase = QString(part.simplified()).remove(edges);
        if (phrase.size() > 1) {
            phrases.append(u'"' + phrase + u'"');
        }
    }
    return text::withoutHidden(phrases.join(u' '));
}

} // namespace wayout::present
