// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLatin1StringView>
#include <QString>

#include <span>

/// A field of the flat bilingual format.
struct FormatField {
    enum class Content {
        Line, ///< a text without line breaks
        Prose, ///< a text
        Code, ///< a text, in a fixed font
        Pattern, ///< a regex
        Label, ///< a text, a whole number or a truth: "1045" and 1045
        Rate, ///< 0..1
        Count,
        Date, ///< "2026-06-01"
        Truth,
        Lines, ///< a list of texts without line breaks
        Truths, ///< a list of true, false and null
        Object, ///< with fields()
        Objects, ///< a list of objects, each with fields()
    };

    QLatin1StringView key;
    Content content = Content::Line;
    bool isBilingual = false; ///< key_zh stands behind it, with the Chinese
    std::span<const FormatField> (*fields)() = nullptr;
};

/// Of a record, in the order in which they are written.
std::span<const FormatField> recordFormat();
std::span<const FormatField> deadEndFormat();
std::span<const FormatField> workaroundFormat();
std::span<const FormatField> versionFormat();
std::span<const FormatField> systemFormat();
std::span<const FormatField> graphFormat();
std::span<const FormatField> transitionFormat();
std::span<const FormatField> sampleFormat();
std::span<const FormatField> reproductionFormat();

/// The fields of the object that a JSON pointer names; none where the format says nothing about it.
std::span<const FormatField> formatAt(const QString &pointer);
/// The field that a pointer names ("/workarounds/0/how", also "…/how_zh"); null where the format knows none.
const FormatField *formatField(const QString &pointer);
/// Where a key stands among the fields of an object: a Chinese text right behind its English one; -1 for a key that the format
/// does not know.
int formatPlace(std::span<const FormatField> fields, const QString &key);
