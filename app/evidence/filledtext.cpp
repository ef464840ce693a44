// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/evidence/filledtext.h"

#include "app/text/hazards.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

using namespace Qt::StringLiterals;

namespace wayout::evidence {
namespace {

/// How the code treats a word.
enum class Syntax {
    Posix, ///< sh, bash, zsh, fish
    PowerShell,
    Batch, ///< cmd.exe
    Data, ///< configuration files
    Program,
    Unknown,
};

Syntax syntaxOf(const QString &language)
{
    static const QHash<QString, Syntax> known{{u"Bash"_s, Syntax::Posix}, {u"Zsh"_s, Syntax::Posix},
        {u"Fish"_s, Syntax::Posix}, {u"Tcsh"_s, Syntax::Unknown}, {u"PowerShell"_s, Syntax::PowerShell},
        {u"MS-DOS Batch"_s, Syntax::Batch}, {u"YAML"_s, Syntax::Data}, {u"JSON"_s, Syntax::Data},
        {u"TOML"_s, Syntax::Data}, {u"INI Files"_s, Syntax::Data}, {u"XML"_s, Syntax::Data},
        {u"Dockerfile"_s, Syntax::Data}, {u"Diff"_s, Syntax::Data}, {u"Apache Configuration"_s, Syntax::Data},
        {u"nginx Configuration"_s, Syntax::Data}, {QString(), Syntax::Unknown}};
    return known.value(language, Syntax::Program);
}

bool isPlainLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9');
}

/// Whether the text consists of ASCII letters, digits and the other characters.
bool isMadeOf(QStringView text, QStringView others)
{
    return std::ranges::all_of(text, [&](QChar c) { return isPlainLetter(c) || others.contains(c); });
}

qsizetype lineStart(const QString &code, qsizetype at)
{
    return at > 0 ? code.lastIndexOf(u'\n', at - 1) + 1 : 0;
}

qsizetype lineEnd(const QString &code, qsizetype at)
{
    const qsizetype end = code.indexOf(u'\n', at);
    return end < 0 ? code.size() : end;
}

/// A part of the code in quotes, or between them.
struct Surroundings {
    QChar quote; ///< null outside quotes
    bool isWholeWord = false; ///< in quotes, with nothing else in them
};

/// Returns what surrounds code[begin, end). Only shells continue quotes on the next line.
Surroundings surroundingsOf(const QString &code, qsizetype begin, qsizetype end, Syntax syntax)
{
    const bool isPosix = syntax == Syntax::Posix;
    const bool isPowerShell = syntax == Syntax::PowerShell;
    const QChar escape = isPowerShell ? u'`' : syntax == Syntax::Batch ? u'^' : u'\\';
    Surroundings result;
    qsizetype opened = -1;
    for (qsizetype i = isPosix || isPowerShell ? 0 : lineStart(code, begin); i < begin; ++i) {
        const QChar c = code.at(i);
        if (c == escape && !(result.quote == u'\'' && (isPosix || isPowerShell))) {
            ++i;
        } else if (!result.quote.isNull()) {
            result.quote = c == result.quote ? QChar() : result.quote;
        } else if (c == u'#' && (isPosix || isPowerShell) && (i == 0 || code.at(i - 1).isSpace())) {
            i = std::min(lineEnd(code, i), begin);
        } else if (c == u'"' || (c == u'`' && !isPowerShell) || (c == u'\'' && syntax != Syntax::Batch)) {
            result.quote = c;
            opened = i;
        }
    }
    result.isWholeWord =
        !result.quote.isNull() && opened == begin - 1 && end < code.size() && code.at(end) == result.quote;
    return result;
}

/// Whether the word at code[begin] names a command, is evaluated as one, or names a file to write.
bool isCommand(const QString &code, qsizetype begin)
{
    static const QRegularExpression before(
        u"(^|[|;&(`>{]|\\b(sudo|exec|env|time|nohup|xargs|then|do|else|eval|iex|Invoke-Expression|source)\\s|"
        u"(^|\\s)-(c|e|Command|EncodedCommand)\\s)\\s*[\"']?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    // Options that look like those of a shell: a folder, a container, a pattern to look for.
    static const QRegularExpression harmless(u"(^|[|;&])\\s*((sudo )?(git|nm) -C|grep -E|kubectl (-n x "
                                             u")?(logs|set|describe) [^|;&$`\"'<>-][^|;&$`\"'<>]* -c)"
                                             u" [\"']?$"_s);
    static const QRegularExpression placeholder(u"<[^<>]*>"_s);
    const qsizetype start = lineStart(code, begin);
    const QString front = code.mid(start, begin - start).replace(placeholder, u"x"_s);
    return before.match(front).hasMatch() && !harmless.match(front).hasMatch();
}

/// Returns the value as it is written in a shell outside quotes.
std::optional<QString> quoted(const QString &value, Syntax syntax)
{
    switch (syntax) {
    case Syntax::Posix:
        return isMadeOf(value, u"_./:@%+,-") ? value : u'\'' + value + u'\'';
    case Syntax::PowerShell:
        return isMadeOf(value, u"_./:\\-") ? value : u'\'' + value + u'\'';
    case Syntax::Batch:
        if (value.startsWith(u'/') || value.contains(u'%')) {
            return std::nullopt; // an option, or a variable
        }
        return isMadeOf(value, u"_.:\\-") ? value : u'"' + value + u'"';
    case Syntax::Data:
    case Syntax::Unknown:
        return isMadeOf(value, u"_./:@+-") ? std::optional(value) : std::nullopt;
    case Syntax::Program:
        return isMadeOf(value, u"_.") ? std::optional(value) : std::nullopt;
    }
    return std::nullopt;
}

/// Returns the value as it is written in place of code[begin, end), or nothing if it cannot be written there safely.
std::optional<QString> writtenAt(
    const QString &value, const QString &code, qsizetype begin, qsizetype end, Syntax syntax)
{
    const bool isShell = syntax != Syntax::Data && syntax != Syntax::Program;
    if (isShell && isCommand(code, begin)) {
        return std::nullopt;
    }
    const Surroundings around = surroundingsOf(code, begin, end, syntax);
    if (around.quote.isNull()) {
        const std::optional<QString> written = quoted(value, syntax);
        // Where a quote may be part of a document or of an escape, a new one could end it.
        const bool isUncertain = code.contains("<<"_L1) || code.contains("$'"_L1) || code.contains("@'"_L1);
        return isUncertain && written != value ? std::nullopt : written;
    }
    if (around.quote == u'`') {
        return isMadeOf(value, u"_./:@+-") ? std::optional(value) : std::nullopt;
    }
    const bool isUnescaped =
        syntax == Syntax::Batch || syntax == Syntax::PowerShell || (syntax == Syntax::Posix && around.quote == u'\'');
    if ((value.contains(u'\\') && !isUnescaped) || (value.contains(u'%') && syntax == Syntax::Batch)) {
        return std::nullopt;
    }
    // What is in quotes with other words may be a command itself, where a space or an ampersand counts.
    return around.isWholeWord || isMadeOf(value, u"_./:@+,\\-") ? std::optional(value) : std::nullopt;
}

struct Placeholder {
    qsizetype value = -1; ///< position in the list of values; -1 if there is no placeholder with a value
    qsizetype end = 0;
};

Placeholder placeholderAt(const QString &text, qsizetype begin, const QList<FilledValue> &values)
{
    const QStringView rest = QStringView(text).mid(begin + 1);
    for (qsizetype i = 0; i < values.size(); ++i) {
        const QString &name = values.at(i).name;
        if (rest.startsWith(name) && rest.size() > name.size() && rest.at(name.size()) == u'>') {
            return {i, begin + name.size() + 2};
        }
    }
    return {};
}

/// Fills a text in. `write` returns what to insert for text[begin, end), or nothing.
template<typename Write>
FilledText filled(const QString &text, const QList<FilledValue> &values, Write write)
{
    FilledText result;
    qsizetype copied = 0;
    for (qsizetype at = text.indexOf(u'<'); at >= 0 && !values.isEmpty(); at = text.indexOf(u'<', at + 1)) {
        const Placeholder placeholder = placeholderAt(text, at, values);
        if (placeholder.value < 0) {
            continue;
        }
        const std::optional<QString> written = write(values.at(placeholder.value).value, at, placeholder.end);
        if (!written) {
            continue;
        }
        result.text += QStringView(text).mid(copied, at - copied);
        result.places.append({result.text.size(), written->size(), placeholder.value});
        result.text += *written;
        copied = placeholder.end;
        at = copied - 1;
    }
    result.text += QStringView(text).mid(copied);
    return result;
}

/// Returns the number of the command's last line for each line: lines that end in a backslash, a caret or a backtick go
/// on.
QList<int> commandsOf(const QStringList &lines)
{
    QList<int> commands;
    int command = 0;
    for (const QString &line : lines) {
        commands.append(command);
        const QString trimmed = line.trimmed();
        const bool goesOn = trimmed.endsWith(u'\\') || trimmed.endsWith(u'^') || trimmed.endsWith(u'`');
        command += goesOn ? 0 : 1;
    }
    return commands;
}

/// Returns the commands of the code that have a hazard, whether or not they run over several lines.
QSet<int> hazardousCommands(const QString &code)
{
    const QStringList lines = code.split(u'\n');
    const QList<int> commands = commandsOf(lines);
    QStringList joined;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (commands.at(i) == joined.size()) {
            joined.append(QString());
        }
        QString part = lines.at(i).trimmed();
        if (i + 1 < lines.size() && commands.at(i + 1) == commands.at(i)) {
            part.chop(1);
        }
        joined.last() += part + u' ';
    }
    QSet<int> hazardous;
    for (const text::HazardousLine &line : text::hazardsIn(joined.join(u'\n'))) {
        if (!joined.at(line.line - 1).contains("--force-with-lease"_L1)) { // overwrites only what the user has seen
            hazardous.insert(line.line - 1);
        }
    }
    return hazardous;
}

} // namespace

FilledText filledProse(const QString &text, const QList<FilledValue> &values)
{
    return filled(text, values, [](const QString &value, qsizetype, qsizetype) { return std::optional(value); });
}

FilledText filledCode(const QString &code, const QString &language, const QList<FilledValue> &values)
{
    const Syntax syntax = syntaxOf(language);
    QSet<int> untouched;
    QList<int> commands;
    const auto write = [&](const QString &value, qsizetype begin, qsizetype end) -> std::optional<QString> {
        const int command = commands.value(QStringView(code).first(begin).count(u'\n'));
        return untouched.contains(command) ? std::nullopt : writtenAt(value, code, begin, end, syntax);
    };
    const FilledText all = filled(code, values, write);
    if (all.places.isEmpty()) {
        return all;
    }
    commands = commandsOf(code.split(u'\n'));
    untouched = hazardousCommands(code) + hazardousCommands(all.text);
    return untouched.isEmpty() ? all : filled(code, values, write);
}

} // namespace wayout::evidence
