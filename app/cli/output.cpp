// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/output.h"

#include "app/text/hiddencharacters.h"

#include <QFileDevice>

#include <cerrno>

namespace wayout::cli {

Output::Output(QIODevice &device)
    : m_device(device)
{
}

void Output::write(const QByteArray &bytes)
{
    for (qsizetype done = 0; !m_failed && done < bytes.size();) {
        const qint64 written = m_device.write(bytes.constData() + done, bytes.size() - done);
        m_failed = written <= 0;
        done += written;
    }
}

void Output::writeLine(const QString &line)
{
    write(text::visibleForm(line, text::TextUse::Prose).toUtf8() + '\n');
}

void Output::writeText(const QString &text)
{
    write(text::terminalForm(text).toUtf8());
}

void Output::writeJson(const QByteArray &json)
{
    write(text::escapedJson(json));
}

bool Output::flush()
{
    if (auto *file = qobject_cast<QFileDevice *>(&m_device); file && !m_failed) {
        m_failed = !file->flush();
    }
    return !m_failed;
}

QString Output::error() const
{
    const QString reason = m_device.errorString();
    return m_failed && reason != qt_error_string(EPIPE) ? reason : QString();
}

} // namespace wayout::cli
