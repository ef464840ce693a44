// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"

#include <QList>
#include <QRegularExpression>
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

/// A text of tests/wild, as the README there describes it.
struct WildText {
    QString id;
    QString text;
    bool general = false; ///< a catalogue can know the error
    QStringList acceptable; ///< where none can: ids of records that may answer nevertheless
    QList<QRegularExpression> fixes; ///< one of them matches a workaround that holds the remedy
};

/// Returns the texts of one file of tests/wild, such as "cases".
QList<WildText> wildTexts(const QString &set);
/// Whether a workaround of the record holds the remedy of the text.
bool holdsRemedy(const WildText &wild, const wayout::catalog::Record &record);
