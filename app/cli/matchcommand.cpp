// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandcontext.h"
#include "app/cli/commandlist.h"
#include "app/cli/writeanswer.h"
#include "app/loading/loadengine.h"
#include "app/match/excerpt.h"
#include "app/present/answerjson.h"
#include "app/present/cireport.h"
#include "app/present/occasion.h"
#include "app/present/rankingtext.h"
#include "app/present/recordmarkdown.h"
#include "app/text/encodings.h"
#include "app/text/readabletext.h"
#include "app/text/secrets.h"
#include "app/text/textpieces.h"
#include "app/text/unpackeddevice.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace wayout::cli {
namespace {

constexpr qsizetype readWhole = 8 * 1024 * 1024; // bytes; a longer text is matched by its excerpt

/// Opens the file to be matched, or standard input. Reports a failure and returns null.
QIODevice *openText(CommandContext &run, QFile &file)
{
    const QString name = run.options.arguments.value(0, u"-"_s);
    if (name == "-"_L1) {
        if (run.isInTyped) {
            run.err.writeLine(CommandText::tr("Paste or type the text; Ctrl+D on a line of its own ends it."));
            run.err.flush();
        }
        return &run.in;
    }
    file.setFileName(name);
    if (QFileInfo(name).isDir()) {
        run.wrongUse(CommandText::tr("%1 is a folder.").arg(name));
        return nullptr;
    }
    if (!file.open(QIODevice::ReadOnly)) {
        run.wrongUse(CommandText::tr("%1 cannot be read: %2").arg(name, file.errorString()));
        return nullptr;
    }
    return &file;
}

/// Returns the encoding of the text, and reports it when it is a guess. Returns an empty string for binary data.
QString encodingOf(const QByteArray &bytes, Output &err)
{
    const QString encoding = text::detectedEncoding(bytes);
    if (encoding.isEmpty()) {
        err.writeLine(CommandText::tr("This looks like binary data, not like text."));
    } else if (encoding != "UTF-8"_L1) {
        err.writeLine(CommandText::tr("Read as %1.").arg(encoding));
    }
    return encoding;
}

/// Reports when a compressed text was damaged or too large. Called after reading it.
void tellHowItEnded(const text::UnpackedDevice &unpacked, Output &err)
{
    if (unpacked.end() == text::UnpackedDevice::End::Damaged) {
        err.writeLine(CommandText::tr(
            "The compressed text is damaged or not complete: what stands before the damage was read (%1).")
                          .arg(unpacked.errorString()));
    } else if (unpacked.end() == text::UnpackedDevice::End::TooLarge) {
        err.writeLine(CommandText::tr("Of the compressed text the first %1 were read.")
                          .arg(QLocale().formattedDataSize(text::UnpackedDevice::mostBytes)));
    }
}

/// A text as it was read, and its answer. The text of a long answer is not kept; its placeholders stay unfilled.
struct ReadText {
    text::ReadableText text;
    match::Answer answer;
};

void tellForm(text::ReadableText::Form form, CommandContext &run)
{
    if (form != text::ReadableText::Form::Plain && !run.options.isSet(u"brief"_s) && !run.options.isSet(u"fix"_s)) {
        run.err.writeLine(
            CommandText::tr("Read as %1; --as-is searches the text as it was written.").arg(text::nameOf(form)));
    }
}

/// Returns nothing when the text is not searched, because it is long and binary; this is reported.
std::optional<ReadText> answerFrom(CommandContext &run, QIODevice &device, const match::Matcher &matcher, int limit)
{
    Output &err = run.err;
    const bool isAsIs = run.options.isSet(u"as-is"_s);
    QByteArray bytes;
    while (bytes.size() <= readWhole) { // a pipe returns only the bytes that it has
        const QByteArray more = device.read(readWhole + 1 - bytes.size());
        if (more.isEmpty()) {
            const QString encoding = encodingOf(bytes, err);
            const QString text = text::decodedAs(bytes, encoding.isEmpty() ? u"UTF-8"_s : encoding).value_or(QString());
            text::ReadableText readable = isAsIs ? text::ReadableText{.text = text} : text::readableText(text);
            tellForm(readable.form, run);
            const match::Answer answer = matcher.find(readable.text, limit);
            return ReadText{std::move(readable), answer};
        }
        bytes += more;
    }
    const QString encoding = encodingOf(text::wholeBeginning(bytes).toByteArray(), err);
    if (encoding.isEmpty()) {
        return std::nullopt;
    }
    const auto read = [&](qsizetype most) { return bytes.isEmpty() ? device.read(most) : std::exchange(bytes, {}); };
    text::TextPieces pieces(read, encoding);
    text::ReadablePieces readable;
    const auto nextPiece = [&] {
        const std::optional<QByteArray> piece = pieces.next();
        return piece && !isAsIs ? readable.read(*piece) : piece;
    };
    const match::Excerpt excerpt = matcher.excerptOf(nextPiece);
    tellForm(readable.form(), run);
    if (pieces.isCut()) {
        err.writeLine(CommandText::tr("The text is too long: the first %1 of it were searched.")
                          .arg(QLocale().formattedDataSize(text::TextPieces::mostBytes)));
    }
    return ReadText{{.form = readable.form()}, matcher.find(excerpt, limit)};
}

ExitStatus matchBatch(CommandContext &run, const match::Engine &engine, QIODevice &device, int limit)
{
    const storage::OwnRecords own = run.ownResults();
    const bool isExplained = run.options.isSet(u"explain"_s);
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
        const std::optional<present::BatchCase> one = present::batchCaseFromJson(line);
        if (!one) {
            run.err.writeLine(CommandText::tr("Line %1 should be a JSON object with “id” and “text”.")
                                  .arg(QLocale().toString(number)));
            allUnderstood = false;
            continue;
        }
        const match::Answer answer = engine.matcher.find(one->text, limit);
        anyFound |= statusOf(answer) == ExitStatus::Found;
        run.out.writeJson(present::answerToJson(answer, one->text, engine.catalog, own, one->id, isExplained) + '\n');
        if (!run.out.flush()) {
            break;
        }
    }
    return !allUnderstood ? ExitStatus::WrongUse : anyFound ? ExitStatus::Found : ExitStatus::NothingFound;
}

/// Writes the answer in a format of CI systems. Returns an error message; empty on success.
QString writeReport(
    CommandContext &run, const match::Answer &answer, const text::ReadableText &text, const catalog::Catalog &catalog)
{
    const QString format = run.options.value(u"format"_s);
    const QString paste = text::maskedLines(text.text);
    const QString log = run.options.arguments.value(0, u"-"_s);
    const QList<present::CiFinding> findings = present::ciFindings(answer, paste, text, catalog, run.options.language,
        [](const QString &path) { return QFileInfo(path).isFile(); });
    if (format == "github"_L1) {
        run.out.writeText(present::githubCommands(findings));
    } else if (format == "gitlab"_L1) {
        run.out.writeJson(present::gitlabReport(findings, log));
    } else if (format == "sarif"_L1) {
        run.out.writeJson(present::sarifReport(findings, log));
    } else if (format == "junit"_L1) {
        run.out.writeText(QString::fromUtf8(present::junitReport(findings)));
    } else if (format == "markdown"_L1) {
        const bool isFound = statusOf(answer) == ExitStatus::Found;
        const catalog::Record *best = isFound ? &catalog.at(answer.matches.first().record) : nullptr;
        run.out.writeText(best ? present::recordMarkdown(*best, run.options.language,
                              present::occasionFor(*best, answer.matches.first(), paste, {}))
                               : QString());
    } else {
        return CommandText::tr("The format should be github, gitlab, sarif, junit or markdown: %1").arg(format);
    }
    return {};
}

ExitStatus matchText(CommandContext &run)
{
    QFile file;
    QIODevice *device = openText(run, file);
    if (!device) {
        return ExitStatus::WrongUse;
    }
    std::optional<text::UnpackedDevice> unpacked;
    if (!run.options.isSet(u"batch"_s) && text::isPackedText(*device)) {
        device = &unpacked.emplace(*device);
    }
    const std::shared_ptr<const match::Engine> engine = loading::loadEngine(run.options.source);
    if (!run.hasRecords(engine->catalog.size(), engine->problems)) {
        return ExitStatus::NoCatalog;
    }
    const int limit = run.options.limit.value_or(match::Matcher::mostFound);
    if (run.options.isSet(u"batch"_s)) {
        return matchBatch(run, *engine, *device, limit);
    }
    const std::optional<ReadText> read = answerFrom(run, *device, engine->matcher, limit);
    if (!read) {
        return ExitStatus::WrongUse;
    }
    if (unpacked) {
        tellHowItEnded(*unpacked, run.err);
    }
    const auto &[readable, answer] = *read;
    const QString &text = readable.text;
    if (run.options.isSet(u"json"_s)) {
        const bool isExplained = run.options.isSet(u"explain"_s);
        const storage::OwnRecords own = run.ownResults();
        run.out.writeJson(present::answerToJson(answer, text, engine->catalog, own, {}, isExplained, readable) + '\n');
        return statusOf(answer);
    }
    if (run.options.isSet(u"format"_s)) {
        const QString error = writeReport(run, answer, readable, engine->catalog);
        return error.isEmpty() ? statusOf(answer) : run.wrongUse(error);
    }
    const ExitStatus status = writeAnswer(run, run.out, run.outPaper, answer, text, engine->catalog);
    if (run.options.isSet(u"explain"_s)) {
        run.out.writeText(present::rankingText(answer, engine->catalog, run.outPaper));
    }
    return status;
}

} // namespace

Command matchCommand()
{
    return {
        .name = u"match"_s,
        .usages = {{u"[--brief|--fix|--json|--batch|--format F] [--explain] [--as-is] [FILE|-]"_s,
            QT_TRANSLATE_NOOP("CommandLine", "Find the records that explain a text")}},
        .options = {jsonOption(), batchOption(), explainOption(), briefOption(), fixOption(), copyOption(),
            {{u"as-is"_s}, {},
                QT_TRANSLATE_NOOP(
                    "CommandLine", "Search SARIF, JUnit, JSON and job logs as they were written, not by their fields")},
            {{u"format"_s}, u"github|gitlab|sarif|junit|markdown"_s,
                QT_TRANSLATE_NOOP("CommandLine", "Write what CI systems read: at most three errors with their fixes")}},
        .mostArguments = 1,
        .wrongCount = QT_TRANSLATE_NOOP("CommandLine", "Only one file can be matched at a time."),
        .completion = Completion::Files,
        .readsRepository = true,
        .isPaged = true,
        .run = &matchText,
    };
}

} // namespace wayout::cli
