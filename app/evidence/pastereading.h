// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"
#include "app/evidence/filledtext.h"
#include "app/evidence/packagelookup.h"
#include "app/match/valuepattern.h"
#include "app/text/paste.h"
#include "app/text/secrets.h"
#include "app/text/systems.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace wayout::evidence {

/// A pasted text, cleaned and examined when something of it is asked for. Of a long text only the part around one line
/// is read.
class PasteReading final
{
public:
    /// A place in the text as pasted.
    struct Found {
        QString text; ///< the clean characters
        int line = 0; ///< 1-based
        int column = 0; ///< 1-based, in UTF-16 units
        int length = 0; ///< in UTF-16 units
    };

    /// `clean` saves cleaning the text; it may be null or of another text.
    PasteReading(const QString &paste, int line, std::shared_ptr<const text::Paste> clean = {});

    const QString &text() const { return m_text; }
    /// Returns how many lines of the paste come before text().
    int linesBefore() const { return m_linesBefore; }
    const text::System &system();
    /// Returns the first match of the regex.
    std::optional<Found> find(const QString &regex);
    /// Returns the first value of the regex (see match::ValuePattern) that `isWanted` accepts; those behind the line of
    /// the error come first.
    std::optional<Found> findValue(
        const QString &regex, const QString &group, const std::function<bool(const QString &)> &isWanted);
    /// Whether any of these characters belong to a secret, judged by all of text().
    bool isSecret(const Found &found);

private:
    const text::Paste &clean();
    /// Returns clean() in lower case.
    std::string_view lower();
    /// Returns where the line of the error begins in clean().
    qsizetype start();
    Found foundAt(match::ValuePattern::Span span);

    QString m_text;
    int m_line;
    int m_linesBefore = 0;
    std::shared_ptr<const text::Paste> m_clean;
    std::optional<std::string> m_lower;
    std::optional<text::System> m_system;
    std::optional<QList<text::Secret>> m_secrets;
};

/// A name of the paste that stands for a package which no list has, or no list that can be read.
struct AbsentPackage {
    QString name; ///< of the placeholder
    LookedUp lookedUp;
    bool isSecret = false; ///< see FilledValue

    bool operator==(const AbsentPackage &) const = default;
};

struct PasteValues {
    QList<FilledValue> filled;
    QList<AbsentPackage> absent;
};

/// Returns the values that the paste has for the placeholders of the record, one for each name: of its captures, and of
/// the named groups of its regex. A group without a capture has the kind of its name, or "word". `readersRelease` is the
/// release of the reader's system, such as "Debian GNU/Linux 12 (bookworm)", and counts where the paste names none.
PasteValues valuesOf(const catalog::Record &record, PasteReading &paste, const QString &readersRelease = {});

} // namespace wayout::evidence
