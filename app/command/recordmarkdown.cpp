// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/recordmarkdown.h"

#include "app/command/ratewords.h"
#include "app/command/recordwords.h"
#include "app/outcome/rate.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(RecordMarkdown)
};

QString escaped(const QString &text)
{
    static const QRegularExpression special(u"([\\\\`*_{}\\[\\]<>#|~])"_s);
    QString result = text.simplified();
    return result.replace(special, u"\\\\1"_s);
}

QString shown(const BilingualText &text, ContentLanguage language)
{
    const ShownText shown = shownText(text, language);
    return escaped(shown.secondary.isEmpty() ? shown.primary : shown.primary + u" — "_s + shown.secondary);
}

QString rateText(const Rate &rate, RateMeaning meaning)
{
    const RateWords words = rateWords(rate, meaning);
    return escaped(words.caption.isEmpty() ? words.headline : words.headline + u" · "_s + words.caption);
}

/// A block whose fence is longer than any in the code.
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

/// An item of a list and what belongs to it.
QString item(const QString &title, const QStringList &paragraphs)
{
    QString result = u"- **"_s + title + u"**"_s;
    for (QString paragraph : paragraphs) {
        if (!paragraph.isEmpty()) {
            result += u"\n\n  "_s + paragraph.replace(u'\n', u"\n  "_s);
        }
    }
    return result;
}

QString conditionText(const QString &pattern, const BilingualText &condition, ContentLanguage language)
{
    return condition.isEmpty() ? QString() : pattern.arg(shown(condition, language));
}

} // namespace

QString recordMarkdown(const Record &record, ContentLanguage language)
{
    QStringList blocks{u"# "_s + shown(record.signature, language), shown(record.rootCause, language)};
    blocks.append(record.deadEnds.isEmpty() ? QString() : u"## "_s + Words::tr("Don't try"));
    for (const qsizetype i : deadEndOrder(record)) {
        const DeadEnd &deadEnd = record.deadEnds.at(i);
        const bool titled = !deadEnd.action.isEmpty();
        blocks.append(item(shown(titled ? deadEnd.action : deadEnd.whyFails, language),
            {rateText(failRate(record, i), RateMeaning::Fails), titled ? shown(deadEnd.whyFails, language) : QString(),
                conditionText(Words::tr("When it fails: %1"), deadEnd.condition, language)}));
    }
    blocks.append(record.workarounds.isEmpty() ? QString() : u"## "_s + Words::tr("Try"));
    for (const qsizetype i : workaroundOrder(record)) {
        const Workaround &workaround = record.workarounds.at(i);
        const bool titled = !workaround.action.isEmpty();
        blocks.append(item(shown(titled ? workaround.action : workaround.how, language),
            {rateText(successRate(record, i), RateMeaning::Works), titled ? shown(workaround.how, language) : QString(),
                conditionText(Words::tr("When: %1"), workaround.condition, language),
                workaround.code.isEmpty() ? QString() : fenced(workaround.code)}));
    }
    //: the last line of a copied record: its id, how far it is verified
    blocks.append(
        Words::tr("Wayout: %1, %2").arg(u'`' + record.id + u'`', escaped(tierWords(record.verificationTier))));
    blocks.removeAll(QString());
    return blocks.join(u"\n\n"_s) + u'\n';
}

QString reportMarkdown(const QString &lines, const Record *record, ContentLanguage language)
{
    const QString report = fenced(lines) + u'\n';
    return record ? report + u'\n' + recordMarkdown(*record, language) : report;
}
