// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>

#include <memory>
#include <optional>
#include <string_view>

namespace re2 {
class RE2;
}

namespace wayout::match {

/// A regex that takes a value out of a text (see catalog::Capture), without regard to case. `^` and `$` match at line
/// breaks.
class ValuePattern final
{
public:
    struct Span {
        qsizetype begin = 0;
        qsizetype end = 0;
    };

    /// The value is what the named group matches; if the regex has no such group, the first group that takes part in the
    /// match ("port (\\d+)|端口 (\\d+)"), or all of it. The regex may be one that RE2 rejects; it then matches nothing.
    ValuePattern(const QString &regex, const QString &group);
    ~ValuePattern();
    ValuePattern(ValuePattern &&other) noexcept;
    ValuePattern &operator=(ValuePattern &&other) noexcept;

    /// Whether the literals that the regex requires are in a clean text in lower case. Takes a fraction of the time that
    /// compiling the regex does.
    static bool mayMatch(const QString &regex, std::string_view lowerText);
    /// Returns the names of the groups of a regex, sorted; none if RE2 rejects it.
    static QStringList groupNames(const QString &regex);

    struct Found {
        Span value; ///< empty if the group is not part of the match
        qsizetype end = 0; ///< of the whole match
    };
    /// Returns the first match at or after `from` in clean text (see text::Paste).
    std::optional<Found> next(QByteArrayView text, qsizetype from) const;

private:
    std::shared_ptr<const re2::RE2> m_regex;
    int m_group = 0;
    int m_lastGroup = 0; ///< m_group, unless any of several groups may have the value
};

} // namespace wayout::match
