// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/command.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>

using namespace wayout::cli;

/// Runs commands on a catalogue of two records, with what they read and write in memory.
class CommandFixture
{
public:
    struct Result {
        ExitStatus status = ExitStatus::Found;
        QByteArray out;
        QByteArray err;
    };

    static Result run(const QStringList &arguments, const QByteArray &in = {})
    {
        QByteArray input = in;
        Result result;
        QBuffer inBuffer(&input);
        QBuffer outBuffer(&result.out);
        QBuffer errBuffer(&result.err);
        if (inBuffer.open(QIODevice::ReadOnly) && outBuffer.open(QIODevice::WriteOnly) && errBuffer.open(QIODevice::WriteOnly)) {
            result.status = runCommand(arguments, {inBuffer, outBuffer, errBuffer});
        }
        return result;
    }

    /// With the two records alone.
    Result runHere(const QStringList &arguments, const QByteArray &in = {}) const
    {
        return run(QStringList{QStringLiteral("--no-builtin"), QStringLiteral("--catalog"), m_catalog} + arguments, in);
    }

    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }

    const QString &catalog() const { return m_catalog; }
    QString folder() const { return m_folder.path(); }

    static constexpr char records[] = R"([
{"id": "git/first", "signature": "fatal: the frobnicator index is unreadable", "signature_zh": "frobnicator 索引无法读取",
 "regex": "frobnicator index is unreadable", "domain": "git", "category": "io_error",
 "root_cause": "The index is worn out.", "root_cause_zh": "索引用旧了。",
 "dead_ends": [{"action": "Kick the machine", "action_zh": "踢机器", "why_fails": "It hurts.",
                "why_fails_zh": "会疼。", "fail_rate": 0.9}],
 "workarounds": [{"action": "Mend the index", "action_zh": "修好索引", "code": "frob --mend\nfrob --check",
                  "success_rate": 0.8},
                 {"action": "Wait"}]},
{"id": "docker/second", "signature": "Error: quux daemon refused the whale", "regex": "quux daemon refused",
 "domain": "docker", "category": "connection_error", "workarounds": [{"action": "Ask the daemon politely"}]}
])";

private:
    QTemporaryDir m_folder;
    QString m_catalog = write(QStringLiteral("pack.json"), records);
};
