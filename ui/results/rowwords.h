// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace wayout::results {

/// Facts about a record in a few words, in the language of the interface.
class RowWords final
{
    Q_DECLARE_TR_FUNCTIONS(RowWords)

public:
    /// Returns "3 findings", or an empty text for 0.
    static QString findings(int count);
    /// Returns "replaces a built-in record" or the like for Record::replaces, or an empty text if it is empty.
    static QString replaces(const QStringList &places);
    /// Returns the name of a category, such as "Configuration" or "Network". Returns an unknown category unchanged.
    static QString category(const QString &category);
};

} // namespace wayout::results
