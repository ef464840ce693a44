// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFile>
#include <QList>
#include <QRegularExpression>
#include <QString>

/// A sample of the tables of secrets: a text, and the secret in it between « and ».
struct SecretSample {
    QByteArray form;
    QString text; ///< without the marks
    qsizetype begin = -1; ///< of the secret; -1 where there is none
    qsizetype end = -1;

    QString secret() const { return begin < 0 ? QString() : text.sliced(begin, end - begin); }
};

/// Returns a made-up run of characters. No key stands in the tables, so that no scanner takes them for a leak.
inline QString madeUp(QChar alphabet, qsizetype length, uint seed)
{
    static const QString upper = QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    static const QString digits = QStringLiteral("0123456789");
    const QString all = alphabet == u'x' ? digits + QStringLiteral("abcdef")
        : alphabet == u'd'               ? digits
        : alphabet == u'U'               ? upper + digits
        : alphabet == u'l'               ? upper.toLower() + digits
        : alphabet == u'A'               ? upper + upper.toLower() + digits
                                         : upper + upper.toLower() + digits + QStringLiteral("/+");
    QString made;
    for (uint state = seed * 2654435761U + 12345; made.size() < length;) {
        state = state * 1664525U + 1013904223U;
        made += all.at(qsizetype((state >> 12) % uint(all.size())));
        if (made.size() % 5 == 3) {
            made.back() = digits.at(qsizetype((state >> 8) % 10)); // a short one has a digit, too
        }
    }
    return made;
}

/// Returns the sample with what {A36} and "\n" stand for, and without the marks.
inline SecretSample sampleOf(const QByteArray &form, const QString &written, uint seed)
{
    static const QRegularExpression part(QStringLiteral(R"(\{([AxdUlb])(\d+)\}|\\([nr\\]))"));
    QString text;
    qsizetype at = 0;
    for (auto matches = part.globalMatch(written); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        text += QStringView(written).sliced(at, match.capturedStart() - at);
        const QString escaped = match.captured(3);
        text += !escaped.isEmpty() ? QString(escaped == u"n" ? u'\n' : escaped == u"r" ? u'\r' : u'\\')
                                   : madeUp(match.captured(1).front(), match.captured(2).toInt(), seed++);
        at = match.capturedEnd();
    }
    text += QStringView(written).sliced(at);
    const qsizetype begin = text.indexOf(u'«');
    const qsizetype end = text.indexOf(u'»') - 1;
    return {form, text.remove(u'«').remove(u'»'), begin, begin < 0 ? -1 : end};
}

/// Returns the samples of a table: of each "form NAME" the lines "yes TEXT" and "no TEXT".
inline QList<SecretSample> samplesIn(const QString &path)
{
    QFile file(path);
    QList<SecretSample> samples;
    QByteArray form;
    for (uint line = 1; file.isOpen() || file.open(QIODevice::ReadOnly); ++line) {
        QByteArray row = file.readLine();
        if (row.isEmpty()) {
            break;
        }
        row.chop(row.endsWith('\n') ? 1 : 0);
        if (row.startsWith("form ")) {
            form = row.split(' ').at(1);
        } else if (row.startsWith("yes ") || row.startsWith("no ")) {
            samples.append(sampleOf(form, QString::fromUtf8(row.sliced(row.indexOf(' ') + 1)), line));
        }
    }
    return samples;
}
