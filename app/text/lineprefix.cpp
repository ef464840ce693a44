// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/lineprefix.h"

#include <algorithm>
#include <array>

namespace wayout::text {
namespace {

bool readClock(LineReader &reader)
{
    if (!(reader.digits(1, 2) && reader.one(u":") && reader.digits(2, 2))) {
        return false;
    }
    if (reader.one(u":")) {
        reader.digits(2, 2);
    }
    if (reader.one(u".,")) {
        reader.digits(1, 9);
    }
    return true;
}

bool readZone(LineReader &reader)
{
    const auto readOffset = [&] {
        reader.spaces();
        return reader.one(u"+-") && reader.digits(2, 2) && (reader.one(u":"), reader.digits(2, 2), true);
    };
    return reader.one(u"Z") || reader.attempt(readOffset);
}

/// Reads a timestamp: 2024-05-06T12:11:47.330+08:00, 2024/05/06 12:11:47, 06/May/2024:12:11:47 +0000, Jun 04 10:12:44,
/// 12:11:47.330.
bool readTimestamp(LineReader &reader)
{
    if (reader.attempt([&] {
            return reader.digits(4, 4) && reader.one(u"-/") && reader.digits(2, 2) && reader.one(u"-/")
                && reader.digits(2, 2);
        })) {
        if (reader.one(u"T_ ")) {
            readClock(reader);
        }
        readZone(reader);
        return true;
    }
    const auto readSyslog = [&] {
        return reader.month() && reader.spaces() && reader.digits(1, 2) && reader.spaces() && readClock(reader);
    };
    const auto readNginx = [&] {
        return reader.digits(2, 2) && reader.one(u"/") && reader.month() && reader.one(u"/") && reader.digits(4, 4)
            && reader.one(u":") && readClock(reader) && (readZone(reader), true);
    };
    const auto readAndroidTime = [&] {
        return reader.digits(2, 2) && reader.one(u"-") && reader.digits(2, 2) && reader.one(u" ") && readClock(reader);
    };
    if (reader.attempt(readSyslog) || reader.attempt(readNginx) || reader.attempt(readAndroidTime)) {
        return true;
    }
    const auto readTime = [&] {
        if (!(reader.digits(2, 2) && reader.one(u":") && reader.digits(2, 2) && reader.one(u":")
                && reader.digits(2, 2))) {
            return false;
        }
        if (reader.one(u".,")) {
            reader.digits(1, 9);
        }
        readZone(reader);
        return reader.atEnd() || reader.peek() == u' ' || reader.peek() == u']' || reader.peek() == u'|';
    };
    const auto readSecondsSince1970 = [&] {
        return reader.digits(10, 10) && reader.one(u".") && reader.digits(3, 9) && reader.peek() == u' ';
    };
    return reader.attempt(readTime) || reader.attempt(readSecondsSince1970);
}

/// Reads the prefix of Kubernetes and TensorFlow, "E0604 10:12:44.123456   12345 reflector.go:138] ". An
/// informational line ("I0604 …") keeps its prefix, because the level shows that the line is routine.
bool readKlog(LineReader &reader)
{
    return reader.attempt([&] {
        return reader.one(u"WEF") && reader.digits(4, 4) && reader.spaces() && readClock(reader) && reader.spaces()
            && reader.digits(1, 10) && reader.spaces() && reader.word(80, u"-._/") && reader.one(u":")
            && reader.digits(1, 6) && reader.one(u"]");
    });
}

/// Reads the prefix after the time of logcat: "  1234  1245 E AndroidRuntime: ".
bool readLogcat(LineReader &reader)
{
    return reader.attempt([&] {
        reader.spaces();
        return reader.digits(1, 6) && reader.spaces() && reader.digits(1, 6) && reader.spaces() && reader.one(u"WEF")
            && reader.spaces() && reader.word(64, u"-._") && (reader.spaces(), reader.one(u":"));
    });
}

/// Reads the stream after the time of GitLab: "00O ".
bool readGitLabStream(LineReader &reader)
{
    return reader.attempt([&] { return reader.digits(2, 2) && reader.one(u"OE") && reader.one(u" +"); });
}

/// Reads "build\tRun tests\t" of `gh run view --log`, "[pod/api-6d4b/api] " of `kubectl logs --prefix`, "#12 3.456 " of
/// BuildKit or "::error file=a.js,line=1::" of GitHub's workflows.
bool readRunner(LineReader &reader, QStringView line)
{
    const auto readPod = [&] { return reader.text(u"[pod/") && reader.word(200, u"-._/") && reader.text(u"] "); };
    const auto readBuildKit = [&] {
        return reader.one(u"#") && reader.digits(1, 4) && reader.one(u" ") && reader.digits(1, 5) && reader.one(u".")
            && reader.digits(1, 3) && reader.one(u" ");
    };
    const auto readWorkflow = [&] {
        const qsizetype close =
            reader.text(u"::error") || reader.text(u"::warning") ? line.indexOf(u"::", reader.position()) : -1;
        reader.reset(close + 2);
        return close >= 0;
    };
    const auto readStep = [&] {
        constexpr qsizetype longestName = 120;
        const qsizetype start = reader.position();
        const qsizetype first = line.first(std::min(line.size(), longestName)).indexOf(u'\t', start);
        const qsizetype second =
            first < 0 ? -1 : line.first(std::min(line.size(), 2 * longestName)).indexOf(u'\t', first + 1);
        reader.reset(second + 1);
        return first > start && second > first + 1 && readTimestamp(reader);
    };
    return reader.attempt(readPod) || reader.attempt(readBuildKit) || reader.attempt(readWorkflow)
        || reader.attempt(readStep);
}

bool readBracketedTimestamp(LineReader &reader)
{
    return reader.attempt([&] {
        return reader.one(u"[")
            && (readTimestamp(reader)
                || (reader.spaces(), reader.digits(1, 9) && reader.one(u".") && reader.digits(3, 9)))
            && reader.one(u"]");
    });
}

/// Reads "myhost sshd[812]: " after a time; "myhost kernel: " only after a syslog time.
bool readHostAndProcess(LineReader &reader, bool syslog)
{
    return reader.attempt([&] {
        if (!(reader.word(64, u"-._") && reader.spaces() && reader.word(64, u"-._/@"))) {
            return false;
        }
        const bool numbered = reader.one(u"[") && reader.digits(1, 10) && reader.one(u"]");
        return (numbered || syslog) && reader.one(u":") && (reader.spaces(), true);
    });
}

/// Reads the name of a container, "web-1  | ", or the vertical rule beside Terraform's messages.
bool readContainer(LineReader &reader)
{
    const auto readRule = [&] { return reader.spaces(), reader.one(u"│┃"); };
    const auto readName = [&] {
        return reader.word(64, u"-._") && reader.spaces() && reader.one(u"|│") && (reader.spaces() || reader.atEnd());
    };
    return reader.attempt(readRule) || reader.attempt(readName);
}

/// Reads the prompt of a shell behind the name of the user and the host: "me@host:~/app$ ", "[me@host app]# ",
/// "me@host app % ", "me@host ~/app> ".
bool readHostPrompt(LineReader &reader, QStringView line)
{
    constexpr qsizetype longest = 100;
    return reader.attempt([&] {
        const bool isBracketed = reader.one(u"[");
        if (!(reader.word(32, u"-._") && reader.one(u"@") && reader.word(64, u"-._"))) {
            return false;
        }
        const bool hasColon = reader.peek() == u':';
        if (!reader.one(u": ")) {
            return false;
        }
        const QStringView head = line.first(std::min(line.size(), longest));
        const auto ends = isBracketed ? std::to_array<QStringView>({u"]$ ", u"]# ", u"]% "})
            : hasColon                ? std::to_array<QStringView>({u"$ ", u"# ", u" % "})
                                      : std::to_array<QStringView>({u" % ", u" $ ", u" # "});
        qsizetype first = -1;
        for (const QStringView end : ends) {
            const qsizetype at = head.indexOf(end, reader.position());
            first = at >= 0 && (first < 0 || at + end.size() < first) ? at + end.size() : first;
        }
        if (const qsizetype fish = head.indexOf(u"> ", reader.position()); first < 0 && !isBracketed && fish >= 0
            && !head.sliced(reader.position(), fish - reader.position()).contains(u' ')) {
            first = fish + 2;
        }
        reader.reset(first);
        return first >= 0;
    });
}

/// Reads a sign of a prompt that stands alone: "$ ", "❯ ", "➜  app git:(main) ✗ ", "In [3]: ".
bool readBarePrompt(LineReader &reader)
{
    const auto readArrow = [&] {
        return reader.one(u"➜") && reader.spaces() && reader.word(64, u"-._~/") && reader.spaces()
            && (reader.attempt([&] {
                   return reader.text(u"git:(") && reader.word(64, u"-._/") && reader.one(u")") && reader.spaces()
                       && (reader.one(u"✗"), reader.spaces(), true);
               }),
                true);
    };
    const auto readNotebook = [&] { return reader.text(u"In [") && reader.digits(1, 5) && reader.text(u"]: "); };
    return reader.attempt([&] { return reader.one(u"$%❯") && reader.one(u" "); }) || reader.attempt(readArrow)
        || reader.attempt(readNotebook);
}

/// Reads a prompt: "me@host:~/app$ ", "PS C:\\app> ", "C:\\app>", ">>> ", "mysql> ", "app=# ", "(venv) ".
bool readPrompt(LineReader &reader, QStringView line)
{
    const qsizetype start = reader.position();
    if (reader.attempt([&] {
            return reader.one(u"(") && reader.word(40, u"-._/") && reader.text(u") ")
                && (reader.one(u"$") || reader.peek(0) == u'P');
        })) {
        reader.one(u" ");
        return true;
    }
    constexpr qsizetype longest = 100;
    const QStringView head = line.first(std::min(line.size(), longest));
    const auto upTo = [&](QStringView end) {
        const qsizetype at = head.indexOf(end, start);
        if (at < 0) {
            return false;
        }
        reader.reset(at + end.size());
        return true;
    };
    const bool isDrive = head.size() > 3 && head[0].isUpper() && head[1] == u':' && head[2] == u'\\'
        && !head.first(head.indexOf(u'>') + 1).contains(u' ');
    if (((head.startsWith(u"PS ") && head.size() > 5 && head[4] == u':') || isDrive) && upTo(u">")) {
        reader.spaces();
        return true;
    }
    if (reader.text(u">>> ") || reader.text(u"mysql> ") || reader.text(u"sqlite> ") || reader.text(u"postgres=# ")
        || reader.text(u"postgres=> ")) {
        return true;
    }
    return readHostPrompt(reader, line) || readBarePrompt(reader);
}

/// Whether Gradle names its work behind the bracket: "> Task :app:compileJava FAILED" is no quote.
bool isGradleTask(QStringView line)
{
    return line.startsWith(u"> Task :") || line.startsWith(u"> Configure project");
}

/// Reads a Markdown fence, "```" or "```text", which no tool has printed.
bool readFence(LineReader &reader, QStringView line)
{
    if (reader.peek() != u'`' && reader.peek() != u'~') {
        return false;
    }
    const QStringView rest = line.sliced(reader.position()).trimmed();
    if ((rest.startsWith(u"```") || rest.startsWith(u"~~~")) && !rest.sliced(3).contains(u' ')
        && !rest.sliced(3).contains(u'`')) {
        reader.reset(line.size());
        return true;
    }
    return false;
}

bool readQuote(LineReader &reader, QStringView line)
{
    return !isGradleTask(line.sliced(reader.position()))
        && reader.attempt([&] { return reader.one(u">#") && reader.one(u" "); });
}

} // namespace

bool beginsWithPrompt(QStringView line)
{
    LineReader reader(line);
    reader.attempt([&] { return reader.one(u"(") && reader.word(40, u"-._/") && reader.text(u") "); });
    const QStringView rest = line.sliced(reader.position());
    const bool isOfDatabase = rest.startsWith(u">>> ") || rest.startsWith(u"mysql> ") || rest.startsWith(u"sqlite> ")
        || rest.startsWith(u"postgres=");
    LineReader prompt(rest);
    return !isOfDatabase && readPrompt(prompt, rest) && !prompt.atEnd();
}

qsizetype linePrefixLength(QStringView line)
{
    LineReader reader(line);
    qsizetype length = 0;
    bool quotes = true; // quotes and prompts come before everything else
    // "> > web-1 | 2024-05-06T12:11:47Z [12:11:47] text" is the deepest nesting that is known
    for (int depth = 0; depth < 6; ++depth) {
        if (readFence(reader, line)) {
            return line.size();
        }
        const bool isSyslog = reader.peek() >= u'A' && reader.peek() <= u'Z';
        const bool quoted = quotes && (readQuote(reader, line) || readPrompt(reader, line));
        quotes = quoted;
        const bool timed = !quoted && (readTimestamp(reader) || readBracketedTimestamp(reader));
        if (!quoted && !timed && !readKlog(reader) && !readRunner(reader, line) && !readContainer(reader)) {
            break;
        }
        if (timed) {
            reader.one(u":");
            if (!readLogcat(reader)) {
                reader.spaces();
                readGitLabStream(reader);
                readHostAndProcess(reader, isSyslog);
            }
        }
        reader.spaces();
        length = reader.position();
    }
    return length;
}

} // namespace wayout::text
