// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/hazards.h"

#include "app/text/datatable.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace wayout::text {
namespace {

struct Rule {
    Hazard hazard;
    /// In lower case. Without any, the pattern is searched anywhere in the command, also inside strings.
    QStringList programs;
    QRegularExpression pattern; ///< matches the text after the program's name
};

constexpr std::array hazardNames{std::pair("DeletesFiles"_L1, Hazard::DeletesFiles),
    std::pair("ErasesDevice"_L1, Hazard::ErasesDevice), std::pair("RewritesRemote"_L1, Hazard::RewritesRemote),
    std::pair("DiscardsWork"_L1, Hazard::DiscardsWork), std::pair("DeletesData"_L1, Hazard::DeletesData),
    std::pair("OpensPermissions"_L1, Hazard::OpensPermissions),
    std::pair("SkipsVerification"_L1, Hazard::SkipsVerification),
    std::pair("DisablesProtection"_L1, Hazard::DisablesProtection)};

const QList<Rule> &rules()
{
    static const QList<Rule> all = [] {
        QList<Rule> rules;
        for (const QByteArray &row : tableRows(u"hazards.tsv"_s)) {
            const QStringList fields = QString::fromUtf8(row).split(u'\t');
            const auto hazard = std::ranges::find(hazardNames, fields.at(0), &decltype(hazardNames)::value_type::first);
            rules.append({hazard->second, fields.at(1).split(u' ', Qt::SkipEmptyParts),
                QRegularExpression(fields.at(2), QRegularExpression::CaseInsensitiveOption)});
        }
        return rules;
    }();
    return all;
}

/// The program that a command starts: "rm" of "/bin/rm -r x", "mkfs" of "mkfs.ext4 /dev/sdb1".
struct Program {
    QString name; ///< in lower case
    qsizetype end = 0; ///< where its arguments begin
};

Program programOf(const QString &command)
{
    qsizetype end = 0;
    qsizetype start = 0;
    while (end < command.size() && !command.at(end).isSpace()) {
        if (command.at(end++) == u'/') {
            start = end;
        }
    }
    const qsizetype dot = command.indexOf(u'.', start);
    if (dot > start && dot < end) {
        end = dot;
    }
    return {command.mid(start, end - start).toLower(), end};
}

/// Returns the command without the parts in front that only say how it is run: a prompt, sudo, variables, env, time.
QString bareCommand(const QString &text)
{
    static const QRegularExpression before(
        u"^(?:\\$\\s+|#\\s+(?=\\S+\\s+-)|PS [^>]*>\\s*|(?:sudo(?:\\s+-\\S+)*|doas|env|time|nohup|command|exec|then|do|else)\\s+|[A-Za-z_]\\w*=\\S*\\s+)+"_s);
    return QString(text).trimmed().remove(before);
}

bool isComment(const QString &line)
{
    return line.startsWith(u'#') || line.startsWith("//"_L1) || line.startsWith("-- "_L1);
}

bool onlyMentions(const QString &command)
{
    static const QRegularExpression speaking(u"^(?:echo|printf|grep|rg|ag|man|type|which|help|history|alias)\\b"_s);
    return isComment(command) || speaking.match(command).hasMatch();
}

bool isForkBomb(const QString &line)
{
    static const QRegularExpression bomb(u"(\\S+)\\s*\\(\\)\\s*\\{\\s*\\1\\s*\\|\\s*\\1\\s*&"_s);
    return line.contains(u'|') && bomb.match(line).hasMatch();
}

/// Whether the line runs encoded code in a shell. The user cannot read such code beforehand.
bool decodesIntoShell(const QString &line)
{
    static const QRegularExpression piped(
        u"\\bbase64\\s+(?:-d|-D|--decode)\\b[^;&]*\\|\\s*(?:sudo\\s+)?(?:ba|z|da|k)?sh\\b"_s);
    return line.contains(u'|') && piped.match(line).hasMatch();
}

bool pipesDownloadIntoShell(const QString &line)
{
    static const QRegularExpression piped(
        u"\\b(?:curl|wget|iwr|irm|Invoke-WebRequest)\\b[^|;&]*\\|\\s*(?:sudo\\s+(?:-\\S+\\s+)*)?(?:env\\s+)?(?:ba|z|da|k)?sh\\b|\\b(?:irm|iwr)\\b[^|;&]*\\|\\s*iex\\b|(?:ba|z)?sh\\s+(?:-c\\s+)?[\"<]*[$<]\\((?:curl|wget)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    const bool mayRun = line.contains(u'|') || line.contains(u'(');
    return mayRun && !onlyMentions(bareCommand(line)) && piped.match(line).hasMatch();
}

/// Returns the pattern of a placeholder between angle brackets: several words, capitals, Chinese, or one of the words
/// that are usual in explanations of commands.
const QRegularExpression &inBrackets()
{
    static const QRegularExpression pattern(
        u"(?<![\\w<])(?<!::)(?<!#include )<(?:[a-z][a-z0-9]*|[A-Za-z][A-Za-z0-9]*(?:[ _-][A-Za-z0-9]+)+|"
        "[A-Z][A-Z0-9_]{2,}|\\p{Han}[^<>\\n]{0,30})>"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return pattern;
}

const QRegularExpression &byName()
{
    static const QRegularExpression pattern(
        u"(?<![\\w.])(?:~|[A-Za-z]:)?/path/to(?:/[\\w.@+-]*)*|(?<![A-Za-z0-9<])(?:your[-_]\\w[\\w-]*|YOUR_\\w+)"_s);
    return pattern;
}

/// Returns the names of the elements of XML or HTML that the code closes.
QSet<QString> closedElements(const QString &code)
{
    static const QRegularExpression closing(u"</([^<>\\s]{1,100})>"_s);
    QSet<QString> names;
    for (auto matches = closing.globalMatch(code); matches.hasNext();) {
        names.insert(matches.next().captured(1));
    }
    return names;
}

/// Whether "<name>" is an element of XML or HTML in code that closes these.
bool isElement(const QString &inBrackets, const QSet<QString> &closed)
{
    static const QStringList neverClosed{u"<br>"_s, u"<hr>"_s, u"<p>"_s, u"<li>"_s, u"<img>"_s, u"<input>"_s};
    const QString name = inBrackets.sliced(1).section(u' ', 0, 0).remove(u'>');
    return neverClosed.contains(inBrackets) || closed.contains(name);
}

} // namespace

bool cannotBeUndone(Hazard hazard)
{
    switch (hazard) {
    case Hazard::DeletesFiles:
    case Hazard::ErasesDevice:
    case Hazard::RewritesRemote:
    case Hazard::DiscardsWork:
    case Hazard::DeletesData:
        return true;
    case Hazard::OpensPermissions:
    case Hazard::RunsDownload:
    case Hazard::RunsUnreadable:
    case Hazard::ExhaustsMachine:
    case Hazard::SkipsVerification:
    case Hazard::DisablesProtection:
        break;
    }
    return false;
}

QList<HazardousLine> hazardsIn(const QString &code)
{
    static const QRegularExpression separators(u"&&|\\|\\|?|;(?!;)|\\$\\(|`"_s);
    QList<HazardousLine> found;
    const auto add = [&found](Hazard hazard, int line) {
        const auto first = std::ranges::lower_bound(found, line, {}, &HazardousLine::line);
        const bool isKnown = std::find(first, found.end(), HazardousLine{hazard, line}) != found.end();
        if (!isKnown) {
            found.append({hazard, line});
        }
    };
    const QStringList lines = code.split(u'\n');
    for (int i = 0; i < lines.size(); ++i) {
        const QString text = lines.at(i).trimmed();
        if (isComment(text)) {
            continue;
        }
        // A quoted text after "echo" or "grep" only mentions a command. A command after a semicolon is run.
        static const QRegularExpression quoted(u"'[^']*'|\"[^\"]*\""_s);
        const QString line = onlyMentions(text) ? QString(text).remove(quoted) : text;
        if (pipesDownloadIntoShell(line)) {
            add(Hazard::RunsDownload, i + 1);
        } else if (decodesIntoShell(line)) {
            add(Hazard::RunsUnreadable, i + 1);
        }
        if (isForkBomb(line)) {
            add(Hazard::ExhaustsMachine, i + 1);
        }
        for (const QString &part : line.split(separators)) {
            const QString command = bareCommand(part);
            if (onlyMentions(command)) {
                continue;
            }
            const Program program = programOf(command);
            const QString arguments = command.mid(program.end);
            for (const Rule &rule : rules()) {
                const bool anywhere = rule.programs.isEmpty();
                if (!anywhere && !rule.programs.contains(program.name)) {
                    continue;
                }
                if (rule.pattern.match(anywhere ? part : arguments).hasMatch()) {
                    add(rule.hazard, i + 1);
                }
            }
        }
    }
    return found;
}

QStringList placeholdersIn(const QString &code)
{
    const QSet<QString> closed = closedElements(code);
    QStringList found;
    for (const QString &line : code.split(u'\n')) {
        QMap<qsizetype, QString> inLine; // by position
        const auto collect = [&](const QRegularExpression &pattern) {
            for (auto matches = pattern.globalMatch(line); matches.hasNext();) {
                const QRegularExpressionMatch match = matches.next();
                if (!isElement(match.captured(), closed)) {
                    inLine.insert(match.capturedStart(), match.captured());
                }
            }
        };
        if (!line.trimmed().startsWith("#include"_L1)) {
            collect(inBrackets());
        }
        collect(byName());
        found += inLine.values();
    }
    found.removeDuplicates();
    return found;
}

} // namespace wayout::text
