// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/evidence/rate.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace wayout::results {

/// Facts about a record in a few words, in the language of the interface.
class RowWords final
{
    Q_DECLARE_TR_FUNCTIONS(RowWords)

public:
    /// Returns "reproduced", "sourced" or "AI-written". Returns an unknown tier unchanged.
    static QString tier(const QString &verificationTier);
    /// Returns "100 %", "2 of 3" if too few runs were counted for a percentage, "~85 %" for an estimate, or an empty
    /// text without a figure.
    static QString rate(const evidence::Rate &rate);
    /// Returns "3 findings", or an empty text for 0.
    static QString findings(int count);
    /// Returns "replaces a built-in record" or the like for Record::replaces, or an empty text if it is empty.
    static QString replaces(const QStringList &places);
    /// Returns the name of a category, such as "Configuration" or "Network". Returns an unknown category unchanged.
    static QString category(const QString &category);
    /// Returns the basis of a rate: "counted, n = 12", "runs counted", "estimate" or "no figure".
    static QString basis(const evidence::Rate &rate);
};

} // namespace wayout::results
