// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

namespace wayout::evidence {

/// A value that the paste has for the placeholder `<name>`.
struct FilledValue {
    QString name; ///< of the placeholder, without its brackets
    QString
        value; ///< what is inserted, before it is quoted: a word of the capture's `map`, or the characters of the paste
    QString kind; ///< a word of catalog::captureKinds
    int line = 0; ///< 1-based, in the text as pasted
    int column = 0; ///< 1-based, in UTF-16 units of that line
    int length = 0; ///< in UTF-16 units of the paste
    bool isSecret = false; ///< the paste shows that it is a password, a key or the like
    QString archive; ///< the list that the value is from, "Debian 13, 2026-11-21"; empty for what the paste itself says

    bool operator==(const FilledValue &) const = default;
};

/// A text or a piece of code with values in place of their placeholders.
struct FilledText {
    struct Place {
        qsizetype begin = 0; ///< in `text`
        qsizetype length = 0;
        qsizetype value = 0; ///< position in the list of values

        bool operator==(const Place &) const = default;
    };
    QString text;
    QList<Place> places; ///< from left to right

    bool operator==(const FilledText &) const = default;
};

/// Returns the text with its placeholders filled in, for reading.
FilledText filledProse(const QString &text, const QList<FilledValue> &values);

/// Returns the code with its placeholders filled in, so that it can be run as it is. `language` is a
/// KSyntaxHighlighting definition name; it decides how a value is quoted. A placeholder stays where its value cannot be
/// written safely at that place: where it would be anything but one word of one command, and on lines with a hazard
/// (see text::hazardsIn()), which the reader completes.
FilledText filledCode(const QString &code, const QString &language, const QList<FilledValue> &values);

/// Whether a value may be inserted for a capture of this kind: its characters and length fit, it is no option, and it
/// has no control, invisible or direction-changing characters.
bool isOfKind(const QString &value, const QString &kind);

} // namespace wayout::evidence
