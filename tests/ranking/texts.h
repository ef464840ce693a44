// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"

#include <QList>
#include <QString>
#include <QStringList>

/// What an answer to a text should be.
struct LabelledText {
    enum class Kind {
        Case, ///< a record of `right` comes first and is a match; without a record in `right` nothing is a match
        Variant, ///< the record of `right` is a match, at any place
        Neighbour, ///< the record of `right` is not a match
        Wild, ///< as Case, but never fitted
    };
    Kind kind = Kind::Case;
    QString name;
    QString text;
    QStringList right; ///< ids of records
};

/// Returns the texts of tests/cases, tests/wild and tests/variants. Right for a text of tests/wild is each record with
/// a workaround that its "fix_any" matches.
QList<LabelledText> labelledTexts(const wayout::catalog::Catalog &catalog);
