// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/answersteps.h"

#include "app/catalog/recordtitle.h"
#include "app/present/evidenceline.h"
#include "app/present/fitwords.h"
#include "app/present/occasion.h"
#include "app/present/packagewords.h"
#include "app/present/recordwords.h"
#include "app/text/columns.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace wayout::present {
namespace {

constexpr int causeLines = 2;
constexpr qsizetype codeLinesOfOthers = 2;
constexpr qsizetype briefCodeLines = 2;
constexpr qsizetype briefDeadEnds = 2;
constexpr int columnsOfNoTerminal = 100; // to measure a cause that is not wrapped

class Steps final
{
    Q_DECLARE_TR_FUNCTIONS(AnswerSteps)

public:
    Steps(TerminalWriter &writer, const match::Match &match, const QString &paste, const catalog::Catalog &catalog,
        catalog::ContentLanguage language, const storage::OwnRecords &own)
        : m_writer(writer)
        , m_record(catalog.at(match.record))
        , m_occasion(occasionFor(m_record, match, paste, own))
        , m_fitted(evidence::fittedRecord(m_record, m_occasion))
        , m_language(language)
    {
    }

    void writeHead();
    void writeFix();
    void writeOtherWays();
    void writeDeadEnds();
    void writeMore();
    void writeBrief(int timesToday);
    void writeAgain(int timesToday);
    void writeHint(const QString &command);
    QString forAssistant(int times, qsizetype mostBytes) const;
    /// Returns the whole code of the first way that is not a check, filled in.
    QString fix() const;

private:
    /// Returns the text in the language, filled in; both languages on two lines.
    QString said(const catalog::BilingualText &text) const;
    QString saidIn(const QString &text) const { return evidence::filledProse(text, m_fitted.values).text; }
    QString nameOf(const catalog::Workaround &workaround) const;
    /// Returns the code filled in, of at most `lines` lines, or which package is not there to be installed.
    QString codeOf(const evidence::FittedEntry &entry, qsizetype lines) const;
    /// Returns the text on one line that fits the terminal.
    QString cut(const QString &text) const;
    /// Returns which workarounds the user has tried and which not; the first lines of their names, separated by ";".
    QString triedWords() const;
    /// Returns whose advice it is if it came with a repository, as anyone who writes to that may write advice.
    QString repositoryWords() const;
    QString againWords(int timesToday) const;
    /// Returns "name: code"; without the code if the text then has more than `mostBytes`.
    QString wayIn(const evidence::FittedEntry &entry, qsizetype mostBytes) const;
    void writeCause();
    void writeOutcome(const evidence::EntryOutcomes &outcomes, RateMeaning meaning);

    TerminalWriter &m_writer;
    const catalog::Record &m_record;
    const evidence::Occasion m_occasion;
    const evidence::FittedRecord m_fitted;
    catalog::ContentLanguage m_language;
};

/// Returns the text, or its beginning with "…", in at most `mostBytes` of UTF-8.
QString beginningOf(const QString &text, qsizetype mostBytes)
{
    if (text.toUtf8().size() <= mostBytes) {
        return text;
    }
    constexpr qsizetype bytesOfEllipsis = 3;
    qsizetype bytes = 0;
    qsizetype end = 0;
    for (const char32_t character : text.toUcs4()) {
        const qsizetype units = QChar::requiresSurrogates(character) ? 2 : 1;
        bytes += text.sliced(end, units).toUtf8().size();
        if (bytes + bytesOfEllipsis > mostBytes) {
            break;
        }
        end += units;
    }
    return text.first(end).trimmed() + u'…';
}

QString joined(const QStringList &parts)
{
    QStringList known = parts;
    known.removeAll(QString());
    return known.join(u" · "_s);
}

QString Steps::said(const catalog::BilingualText &text) const
{
    const catalog::ShownText shown = catalog::shownText(text, m_language);
    return saidIn(shown.secondary.isEmpty() ? shown.primary : shown.primary + u'\n' + shown.secondary);
}

QString Steps::nameOf(const catalog::Workaround &workaround) const
{
    return said(workaround.action.isEmpty() ? workaround.how : workaround.action);
}

QString Steps::codeOf(const evidence::FittedEntry &entry, qsizetype lines) const
{
    const catalog::CodeVariant code = evidence::codeOf(m_record.workarounds.at(entry.index), entry.variant);
    const QString absent = absentPackageWords(code.code, m_fitted);
    const QString filled =
        absent.isEmpty() ? evidence::filledCode(code.code, code.codeLanguage, m_fitted.values).text : absent;
    const QStringList all = filled.trimmed().isEmpty() ? QStringList() : filled.trimmed().split(u'\n');
    return lines < all.size() ? all.first(lines).join(u'\n') + u"\n…"_s : all.join(u'\n');
}

QString Steps::repositoryWords() const
{
    return m_record.file.contains("/.wayout/"_L1) ? tr("from .wayout of the repository") : QString();
}

void Steps::writeHead()
{
    const int line = m_occasion.facts.line;
    m_writer.write(said(catalog::titleOf(m_record)), 0, TextStyle::Strong);
    QStringList environments;
    for (const catalog::Reproduction &run : m_record.reproductions) {
        environments.append(run.environment);
    }
    const QString tested = environments.isEmpty() ? QString() : tr("tested on %1").arg(environmentWords(environments));
    //: the line of the text where the error was found
    const QString where = line > 0 ? tr("line %1").arg(QLocale().toString(line)) : QString();
    m_writer.write(
        joined({shownDomain(m_record.domain, m_language), where, repositoryWords(), tested}), 0, TextStyle::Faint);
    writeCause();
}

void Steps::writeCause()
{
    const QString cause = said(m_record.rootCause).section(u'\n', 0, 0);
    if (cause.isEmpty()) {
        return;
    }
    const int columns = m_writer.format().columns > 0 ? m_writer.format().columns : columnsOfNoTerminal;
    QStringList lines = text::wrapped(cause, columns);
    if (lines.size() > causeLines) {
        const QString sentence = firstSentence(cause).sentence;
        lines = text::wrapped(sentence, columns);
    }
    if (lines.size() > causeLines) {
        lines = lines.first(causeLines);
        lines.last() = text::cutTo(lines.last() + u" …"_s, columns);
    }
    m_writer.writeEmptyLine();
    m_writer.write(lines.join(m_writer.format().columns > 0 ? u'\n' : u' '));
}

void Steps::writeFix()
{
    if (m_fitted.workarounds.isEmpty()) {
        return;
    }
    const evidence::FittedEntry &entry = m_fitted.workarounds.first();
    const catalog::Workaround &fix = m_record.workarounds.at(entry.index);
    m_writer.writeHeading(
        (entry.isCheck ? tr("Look first: %1") : tr("Do this: %1")).arg(nameOf(fix)), TextStyle::Remedy);
    const QString code = codeOf(entry, std::numeric_limits<qsizetype>::max());
    if (!code.isEmpty()) {
        m_writer.writeCode(code, 1);
    } else if (!fix.action.isEmpty() && !fix.how.isEmpty()) {
        m_writer.write(said(fix.how), 1);
    }
    if (const QString condition = said(fix.condition); !condition.isEmpty()) {
        //: when an advice holds
        m_writer.write(tr("When: %1").arg(condition), 1);
    }
    QStringList facts{knownWords(evidence::evidenceOf<catalog::Workaround>(m_record, entry.index),
        m_occasion.outcomes.workarounds.value(entry.index), RateMeaning::Works, m_record)};
    const catalog::CodeVariant shown = evidence::codeOf(fix, entry.variant);
    const evidence::FilledText filled = evidence::filledCode(shown.code, shown.codeLanguage, m_fitted.values);
    facts += {fitWords(entry), packageListWords(filled, m_fitted.values)};
    for (const evidence::FilledValue &value : m_fitted.values) {
        if (code.contains(value.value) && !fix.code.contains(value.value) && value.archive.isEmpty()) {
            //: a value in the code that was taken from the text: "branch from line 1"
            facts.append(tr("%1 from line %2").arg(value.name, QLocale().toString(value.line)));
        }
    }
    m_writer.write(joined(facts), 1, TextStyle::Faint);
}

void Steps::writeOtherWays()
{
    if (m_fitted.workarounds.size() > 1) {
        m_writer.writeHeading(tr("If that does not fit"));
    }
    for (qsizetype place = 1; place < m_fitted.workarounds.size(); ++place) {
        const evidence::FittedEntry &entry = m_fitted.workarounds.at(place);
        const catalog::Workaround &workaround = m_record.workarounds.at(entry.index);
        const QString condition = said(rowCondition(workaround.condition, m_record)).section(u'\n', 0, 0);
        const QString name = nameOf(workaround).section(u'\n', 0, 0);
        //: a condition, and what to do then
        m_writer.write(condition.isEmpty() ? name : tr("%1: %2").arg(condition, name), 1);
        if (const QString code = codeOf(entry, codeLinesOfOthers); !code.isEmpty()) {
            m_writer.writeCode(code, 2);
        }
        writeOutcome(m_occasion.outcomes.workarounds.value(entry.index), RateMeaning::Works);
    }
}

void Steps::writeDeadEnds()
{
    if (m_fitted.deadEnds.isEmpty()) {
        return;
    }
    m_writer.writeHeading(tr("Do not"), TextStyle::Warning);
    for (const evidence::FittedEntry &entry : m_fitted.deadEnds) {
        const catalog::DeadEnd &deadEnd = m_record.deadEnds.at(entry.index);
        const QString action = said(deadEnd.action).section(u'\n', 0, 0);
        const QString reason = firstSentence(said(deadEnd.whyFails).section(u'\n', 0, 0)).sentence;
        //: what not to do, and why
        m_writer.write(action.isEmpty() ? reason : reason.isEmpty() ? action : tr("%1 – %2").arg(action, reason), 1);
        writeOutcome(m_occasion.outcomes.deadEnds.value(entry.index), RateMeaning::Fails);
    }
}

void Steps::writeOutcome(const evidence::EntryOutcomes &outcomes, RateMeaning meaning)
{
    if (const QString words = outcomeWords(outcomes, meaning); !words.isEmpty()) {
        m_writer.write(words, 2, TextStyle::Faint);
    }
}

void Steps::writeMore()
{
    m_writer.writeEmptyLine();
    m_writer.write(tr("All of it: wayout show %1").arg(m_record.id), 0, TextStyle::Faint);
}

QString Steps::cut(const QString &text) const
{
    const QString line = text.section(u'\n', 0, 0);
    return m_writer.format().columns > 0 ? text::cutTo(line, m_writer.format().columns) : line;
}

QString Steps::triedWords() const
{
    QStringList tried;
    QStringList left;
    for (const evidence::FittedEntry &entry : m_fitted.workarounds) {
        const evidence::EntryOutcomes outcomes = m_occasion.outcomes.workarounds.value(entry.index);
        const bool isTried = outcomes.ownTried + outcomes.ownWorked + outcomes.ownFailed > 0;
        (isTried ? tried : left).append(nameOf(m_record.workarounds.at(entry.index)).section(u'\n', 0, 0));
    }
    //: between two pieces of advice
    const QString separator = tr("; ");
    //: what the user said to have tried of the advice
    const QString done = tried.isEmpty() ? QString() : tr("Tried: %1.").arg(tried.join(separator));
    const QString open = left.isEmpty() ? QString() : tr("Not noted as tried: %1.").arg(left.join(separator));
    return done.isEmpty() || open.isEmpty() ? done + open : done + u' ' + open;
}

QString Steps::againWords(int timesToday) const
{
    return tr("Again, %n time(s) today.", nullptr, timesToday) + u' ' + triedWords();
}

void Steps::writeAgain(int timesToday)
{
    if (timesToday > 1) {
        m_writer.write(againWords(timesToday), 0, TextStyle::Warning);
    }
}

void Steps::writeHint(const QString &command)
{
    const QString title = said(catalog::titleOf(m_record)).section(u'\n', 0, 0);
    const QString fix = m_fitted.workarounds.isEmpty()
        ? QString()
        : u" → "_s + nameOf(m_record.workarounds.at(m_fitted.workarounds.first().index)).section(u'\n', 0, 0);
    const QString end = u" · "_s + command;
    const int columns = m_writer.format().columns > 0 ? m_writer.format().columns : columnsOfNoTerminal;
    const int left = std::max(0, columns - text::columnsOf(end));
    m_writer.write(text::cutTo(title + fix, left) + end, 0, TextStyle::Faint);
}

QString Steps::wayIn(const evidence::FittedEntry &entry, qsizetype mostBytes) const
{
    const QString name = nameOf(m_record.workarounds.at(entry.index)).section(u'\n', 0, 0);
    const QString code = codeOf(entry, std::numeric_limits<qsizetype>::max());
    const QString whole = code.isEmpty() ? name : name + u":\n"_s + code;
    return whole.toUtf8().size() <= mostBytes ? whole : beginningOf(name, mostBytes);
}

QString Steps::forAssistant(int times, qsizetype mostBytes) const
{
    constexpr qsizetype longestTitle = 120;
    constexpr qsizetype longestDeadEnd = 90;
    constexpr qsizetype deadEndsTold = 2;
    const QString title = beginningOf(said(catalog::titleOf(m_record)).section(u'\n', 0, 0), longestTitle);
    const QString end = u'\n' + tr("All of it: wayout show %1").arg(m_record.id);
    const qsizetype most = mostBytes - end.toUtf8().size();
    if (times > 1) {
        const QString again = tr("The same error again, %n time(s) in this session: %1", nullptr, times).arg(title);
        return beginningOf(again + u'\n' + triedWords(), most) + end;
    }
    //: what Wayout tells a coding assistant about an error
    QString text = tr("Known to Wayout, a catalogue of errors: %1").arg(title);
    for (const evidence::FittedEntry &entry :
        m_fitted.deadEnds.first(std::min(deadEndsTold, m_fitted.deadEnds.size()))) {
        const catalog::DeadEnd &deadEnd = m_record.deadEnds.at(entry.index);
        const QString action = said(deadEnd.action.isEmpty() ? deadEnd.whyFails : deadEnd.action);
        text += u'\n' + tr("Do not: %1").arg(beginningOf(action.section(u'\n', 0, 0), longestDeadEnd));
    }
    if (!m_fitted.workarounds.isEmpty()) {
        const evidence::FittedEntry &entry = m_fitted.workarounds.first();
        const QString advice = u'\n' + (entry.isCheck ? tr("Look first: %1") : tr("Do this: %1"));
        const qsizetype left = most - (text + advice).toUtf8().size();
        text += advice.arg(wayIn(entry, left));
    }
    return beginningOf(text, most) + end;
}

void Steps::writeBrief(int timesToday)
{
    m_writer.write(cut(said(catalog::titleOf(m_record))), 0, TextStyle::Strong);
    const qsizetype deadEndsShown = timesToday > 1 ? briefDeadEnds - 1 : briefDeadEnds;
    if (timesToday > 1) {
        m_writer.write(cut(againWords(timesToday)), 0, TextStyle::Warning);
    }
    if (!m_fitted.workarounds.isEmpty()) {
        const evidence::FittedEntry &entry = m_fitted.workarounds.first();
        const QString outcome = outcomeWords(m_occasion.outcomes.workarounds.value(entry.index), RateMeaning::Works);
        const QString name =
            nameOf(m_record.workarounds.at(entry.index)) + (outcome.isEmpty() ? outcome : u" ("_s + outcome + u')');
        m_writer.write(cut((entry.isCheck ? tr("Look first: %1") : tr("Do this: %1")).arg(name)), 0, TextStyle::Remedy);
        if (const QString code = codeOf(entry, briefCodeLines); !code.isEmpty()) {
            m_writer.writeCode(code, 1);
        }
    }
    for (const evidence::FittedEntry &entry :
        m_fitted.deadEnds.first(std::min(deadEndsShown, m_fitted.deadEnds.size()))) {
        const catalog::DeadEnd &deadEnd = m_record.deadEnds.at(entry.index);
        m_writer.write(cut(tr("Do not: %1").arg(said(deadEnd.action.isEmpty() ? deadEnd.whyFails : deadEnd.action))), 0,
            TextStyle::Warning);
    }
    const QString more = tr("All of it: wayout show %1").arg(m_record.id);
    m_writer.write(joined({more, repositoryWords()}), 0, TextStyle::Faint);
}

QString Steps::fix() const
{
    for (const evidence::FittedEntry &entry : m_fitted.workarounds) {
        const catalog::CodeVariant code = evidence::codeOf(m_record.workarounds.at(entry.index), entry.variant);
        if (!entry.isCheck && absentPackageWords(code.code, m_fitted).isEmpty()) {
            return evidence::filledCode(code.code, code.codeLanguage, m_fitted.values).text.trimmed();
        }
    }
    return {};
}

} // namespace

void writeBriefSteps(TerminalWriter &writer, const match::Match &match, const QString &paste,
    const catalog::Catalog &catalog, catalog::ContentLanguage language, const storage::OwnRecords &own, int timesToday)
{
    Steps(writer, match, paste, catalog, language, own).writeBrief(timesToday);
}

void writeHint(TerminalWriter &writer, const match::Match &match, const QString &paste, const catalog::Catalog &catalog,
    catalog::ContentLanguage language, const QString &command)
{
    Steps(writer, match, paste, catalog, language, {}).writeHint(command);
}

QString assistantText(const match::Match &match, const QString &paste, const catalog::Catalog &catalog,
    catalog::ContentLanguage language, const storage::OwnRecords &own, int times, qsizetype mostBytes)
{
    TerminalWriter none({});
    return Steps(none, match, paste, catalog, language, own).forAssistant(times, mostBytes);
}

QString fixCode(const match::Match &match, const QString &paste, const catalog::Catalog &catalog,
    catalog::ContentLanguage language, const storage::OwnRecords &own)
{
    TerminalWriter none({});
    return Steps(none, match, paste, catalog, language, own).fix();
}

void writeSteps(TerminalWriter &writer, const match::Match &match, const QString &paste,
    const catalog::Catalog &catalog, catalog::ContentLanguage language, const storage::OwnRecords &own, int timesToday)
{
    Steps steps(writer, match, paste, catalog, language, own);
    steps.writeAgain(timesToday);
    steps.writeHead();
    steps.writeFix();
    steps.writeOtherWays();
    steps.writeDeadEnds();
    steps.writeMore();
}

} // namespace wayout::present
