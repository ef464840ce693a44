// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command/command.h"

#include "app/health/check.h"
#include "app/catalog/recordwriter.h"
#include "app/text/encodings.h"
#include "app/command/answerjson.h"
#include "app/command/answertext.h"
#include "app/command/commandoptions.h"
#include "app/command/exportcommand.h"
#include "app/command/output.h"
#include "app/command/problemtext.h"
#include "app/command/recordtext.h"
#include "app/command/storetext.h"
#include "app/match/engine.h"
#include "app/match/excerpt.h"
#include "app/text/textpieces.h"
#include "app/outcome/keepingplaces.h"
#include "app/settings.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <csignal>

using namespace Qt::StringLiterals;
using Command = CommandOptions::Command;

namespace {

constexpr qsizetype readWhole = 8 * 1024 * 1024; // bytes; of a longer text an excerpt does

struct CommandText {
    Q_DECLARE_TR_FUNCTIONS(Command)
};

/// One run of a command.
class Run
{
public:
    Run(const CommandOptions &options, const CommandStreams &streams)
        : m_options(options)
        , m_in(streams.in)
        , m_out(streams.out)
        , m_err(streams.err)
    {
    }

    ExitStatus run();

private:
    ExitStatus execute();
    ExitStatus match();
    QString encodingOf(const QByteArray &bytes);
    ExitStatus matchBatch(const Engine &engine, QIODevice &device);
    ExitStatus search();
    ExitStatus show();
    ExitStatus list();
    ExitStatus check();
    ExitStatus forget();

    ExitStatus printAnswer(const Answer &answer, const Catalog &catalog);
    ExitStatus wrongUse(const QString &message);
    bool hasRecords(qsizetype count, const QList<Problem> &problems);
    void tellProblems(const QList<Problem> &problems);
    /// Opens the file that is to be matched, or standard input. Null, and told, when that fails.
    QIODevice *openText(QFile &file);

    const CommandOptions &m_options;
    QIODevice &m_in;
    Output m_out;
    Output m_err;
};

ExitStatus Run::run()
{
    const ExitStatus status = execute();
    if (!m_out.flush()) {
        if (!m_out.error().isEmpty()) {
            m_err.writeLine(CommandText::tr("The output could not be written: %1").arg(m_out.error()));
            m_err.flush();
            return ExitStatus::WrongUse;
        }
    }
    m_err.flush();
    return status;
}

ExitStatus Run::execute()
{
    if (!m_options.error.isEmpty()) {
        return wrongUse(m_options.error);
    }
    if (m_options.version) {
        m_out.writeLine(u"wayout "_s + QLatin1String(WAYOUT_VERSION));
        return ExitStatus::Found;
    }
    if (m_options.help) {
        m_out.write(commandHelp().toUtf8());
        return ExitStatus::Found;
    }
    if (m_options.forget) {
        return forget();
    }
    switch (m_options.command) {
    case Command::Match:
        return match();
    case Command::Search:
        return search();
    case Command::Show:
        return show();
    case Command::List:
        return list();
    case Command::Check:
        return check();
    case Command::Export:
        return exportRecords(m_options, m_out, m_err);
    case Command::Import:
        return importRecords(m_options, m_out, m_err);
    case Command::Outcomes:
        return exchangeOutcomes(m_options, m_out, m_err);
    case Command::None:
        break;
    }
    return ExitStatus::WrongUse;
}

ExitStatus Run::wrongUse(const QString &message)
{
    m_err.writeLine(message);
    m_err.writeLine(CommandText::tr("“wayout --help” tells how it is used."));
    return ExitStatus::WrongUse;
}

/// Of a large catalogue the first ones do; the rest is for `check`.
void Run::tellProblems(const QList<Problem> &problems)
{
    constexpr int most = 20;
    int told = 0;
    for (const Problem &problem : problems) {
        if (problem.severity() == Problem::Severity::Note && problem.kind != Problem::Kind::ReplacesRecord) {
            continue;
        }
        if (++told <= most) {
            m_err.writeLine(problemLine(problem));
        }
    }
    if (told > most) {
        m_err.writeLine(
            CommandText::tr("And %n more problem(s); “wayout check” tells them all.", nullptr, told - most));
    }
}

bool Run::hasRecords(qsizetype count, const QList<Problem> &problems)
{
    tellProblems(problems);
    if (count == 0) {
        m_err.writeLine(CommandText::tr("No catalogue could be read."));
    }
    return count > 0;
}

QIODevice *Run::openText(QFile &file)
{
    const QString name = m_options.arguments.value(0, u"-"_s);
    if (name == "-"_L1) {
        return &m_in;
    }
    file.setFileName(name);
    if (QFileInfo(name).isDir()) {
        wrongUse(CommandText::tr("%1 is a folder.").arg(name));
        return nullptr;
    }
    if (!file.open(QIODevice::ReadOnly)) {
        wrongUse(CommandText::tr("%1 cannot be read: %2").arg(name, file.errorString()));
        return nullptr;
    }
    return &file;
}

ExitStatus Run::printAnswer(const Answer &answer, const Catalog &catalog)
{
    if (m_options.json) {
        m_out.write(answerToJson(answer, catalog) + '\n');
    } else if (m_options.command == Command::Search) {
        m_out.write(searchText(answer, catalog, m_options.language).toUtf8());
    } else {
        m_out.write(answerText(answer, catalog, m_options.language).toUtf8());
    }
    return answer.matches.isEmpty() ? ExitStatus::NothingFound : ExitStatus::Found;
}

ExitStatus Run::match()
{
    QFile file;
    QIODevice *device = openText(file);
    if (!device) {
        return ExitStatus::WrongUse;
    }
    const std::shared_ptr<const Engine> engine = loadEngine(m_options.source);
    if (!hasRecords(engine->catalog.size(), engine->problems)) {
        return ExitStatus::NoCatalog;
    }
    if (m_options.batch) {
        return matchBatch(*engine, *device);
    }
    const std::optional<int> limit = m_options.limit;
    QByteArray bytes;
    while (bytes.size() <= readWhole) { // a pipe gives what it has
        const QByteArray more = device->read(readWhole + 1 - bytes.size());
        if (more.isEmpty()) {
            const QString text = decodedAs(bytes, encodingOf(bytes)).value_or(QString());
            return printAnswer(limit ? engine->matcher.find(text, *limit) : engine->matcher.find(text), engine->catalog);
        }
        bytes += more;
    }
    const QString encoding = encodingOf(bytes.first(bytes.lastIndexOf('\n') + 1));
    const auto read = [&](qsizetype most) { return bytes.isEmpty() ? device->read(most) : std::exchange(bytes, {}); };
    TextPieces pieces(read, encoding);
    const Excerpt excerpt = engine->matcher.excerptOf([&] { return pieces.next(); });
    return printAnswer(limit ? engine->matcher.find(excerpt, *limit) : engine->matcher.find(excerpt), engine->catalog);
}

/// Never in silence where it had to be guessed.
QString Run::encodingOf(const QByteArray &bytes)
{
    const QString encoding = detectedEncoding(bytes);
    if (encoding.isEmpty()) {
        m_err.writeLine(CommandText::tr("This looks like binary data, not like text."));
    } else if (encoding != "UTF-8"_L1) {
        m_err.writeLine(CommandText::tr("Read as %1.").arg(encoding));
    }
    return encoding.isEmpty() ? u"UTF-8"_s : encoding;
}

ExitStatus Run::matchBatch(const Engine &engine, QIODevice &device)
{
    bool anyFound = false;
    bool allUnderstood = true;
    for (int number = 1;; ++number) {
        const QByteArray line = device.readLine();
        if (line.isEmpty()) {
            break;
        }
        if (line.trimmed().isEmpty()) {
            continue;
        }
        const std::optional<BatchCase> one = batchCaseFromJson(line);
        if (!one) {
            m_err.writeLine(CommandText::tr("Line %1 should be a JSON object with “id” and “text”.")
                                .arg(QLocale().toString(number)));
            allUnderstood = false;
            continue;
        }
        const Answer answer =
            m_options.limit ? engine.matcher.find(one->text, *m_options.limit) : engine.matcher.find(one->text);
        anyFound |= !answer.matches.isEmpty();
        m_out.write(answerToJson(answer, engine.catalog, one->id) + '\n');
        if (!m_out.flush()) {
            break;
        }
    }
    return !allUnderstood ? ExitStatus::WrongUse : anyFound ? ExitStatus::Found : ExitStatus::NothingFound;
}

ExitStatus Run::search()
{
    const std::shared_ptr<const Engine> engine = loadEngine(m_options.source);
    if (!hasRecords(engine->catalog.size(), engine->problems)) {
        return ExitStatus::NoCatalog;
    }
    const QString words = m_options.arguments.join(u' ');
    return printAnswer(
        m_options.limit ? engine->matcher.search(words, *m_options.limit) : engine->matcher.search(words),
        engine->catalog);
}

ExitStatus Run::show()
{
    LoadResult loaded = readCatalogs(m_options.source);
    if (!hasRecords(loaded.records.size(), loaded.problems)) {
        return ExitStatus::NoCatalog;
    }
    const Catalog catalog(std::move(loaded.records));
    const QString &id = m_options.arguments.first();
    const Record *record = catalog.find(id);
    if (!record) {
        m_err.writeLine(CommandText::tr("There is no record with the id %1.").arg(id));
        return ExitStatus::NothingFound;
    }
    m_out.write(m_options.json ? recordToJson(*record) + '\n' : recordText(*record, m_options.language).toUtf8());
    return ExitStatus::Found;
}

ExitStatus Run::list()
{
    const LoadResult loaded = readCatalogs(m_options.source);
    if (!hasRecords(loaded.records.size(), loaded.problems)) {
        return ExitStatus::NoCatalog;
    }
    int listed = 0;
    for (const Record &record : loaded.records) {
        if (listed == m_options.limit) {
            break;
        }
        if (m_options.domain.isEmpty() || record.domain == m_options.domain) {
            m_out.write(
                (m_options.json ? recordToJson(record) : recordLine(record, m_options.language).toUtf8()) + '\n');
            ++listed;
        }
    }
    return listed > 0 ? ExitStatus::Found : ExitStatus::NothingFound;
}

ExitStatus Run::check()
{
    const LoadResult loaded = readCatalogs({.builtin = false, .paths = m_options.arguments});
    QList<Problem> findings = checkRecords(loaded.records, QDate::currentDate());
    findFieldLines(findings);
    const QList<Problem> problems = loaded.problems + findings;
    for (const Problem &problem : problems) {
        m_out.write(
            (m_options.json ? problemToJson(problem, problemSentence(problem)) : problemLine(problem).toUtf8()) + '\n');
    }
    if (loaded.filesRead == 0) {
        return ExitStatus::NoCatalog;
    }
    if (!m_options.json) {
        m_err.writeLine(CommandText::tr("Records: %1. Problems: %2.")
                            .arg(QLocale().toString(loaded.records.size()), QLocale().toString(problems.size())));
    }
    return problems.isEmpty() ? ExitStatus::Found : ExitStatus::NothingFound;
}

ExitStatus Run::forget()
{
    const KeepingPlaces::Erased erased = KeepingPlaces::ofUser().erase();
    for (const QString &file : erased.files) {
        m_out.writeLine(CommandText::tr("Erased: %1").arg(file));
    }
    for (const QString &file : erased.left) {
        m_err.writeLine(CommandText::tr("Could not be erased: %1").arg(file));
    }
    if (erased.files.isEmpty() && erased.left.isEmpty()) {
        m_out.writeLine(CommandText::tr("Nothing was kept."));
    }
    return erased.left.isEmpty() ? ExitStatus::Found : ExitStatus::NothingFound;
}

} // namespace

bool isCommand(const QStringList &arguments)
{
    if (commandIn(arguments) != Command::None) {
        return true;
    }
    for (const QString &argument : arguments) {
        if (argument == "--"_L1) {
            break;
        }
        if (argument == "--help"_L1 || argument == "-h"_L1 || argument == "--version"_L1 || argument == "-v"_L1
            || argument == "--forget"_L1) {
            return true;
        }
    }
    return false;
}

ExitStatus runCommand(const QStringList &arguments, const CommandStreams &streams)
{
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN); // a reader that closes its end is seen in the write's result
#endif
    CommandOptions options = parseCommandLine(arguments);
    if (options.command != Command::None) {
        const Settings settings; // the catalogues that were added in the window count here as well
        if (const std::optional<StoreProblem> problem = settings.problem()) {
            streams.err.write(storeSentence(*problem).toUtf8() + '\n');
        }
        options.source.paths = pathsInReadingOrder(completedCatalogs(settings.ownCatalogs())) + options.source.paths;
    }
    return Run(options, streams).run();
}
