// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/evidence/rate.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace wayout::results {

/// Facts about a record in a few words of the interface's language.
class RowWords final
{
    Q_DECLARE_TR_FUNCTIONS(RowWords)

public:
    /// "reproduced", "sourced", "AI-written"; of a tier that is not known, the tier itself.
    static QString tier(const QString &verificationTier);
    /// "100 %", "2 of 3" where too few runs were counted for a percentage, "~85 %" for an estimate, empty without a figure.
    static QString rate(const evidence::Rate &rate);
    /// "3 findings", empty for none.
    static QString findings(int count);
    /// Of Record::replaces: "replaces a built-in record", empty for none.
    static QString replaces(const QStringList &places);
    /// "Configuration", "Network"; of a category that is not known, the category itself.
    static QString category(const QString &category);
    /// "counted, n = 12", "runs counted", "estimate", "no figure".
    static QString basis(const evidence::Rate &rate);
};

} // namespace wayout::results
