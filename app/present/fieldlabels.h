// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/recordform.h"

#include <QString>
#include <QStringList>

// What people read about the fields of a record, in the language of the interface.

/// The name of a field of the schema: "Cause" for "root_cause".
QString fieldLabel(QLatin1StringView key);
/// Of a bilingual field with the language: "Cause (English)".
QString fieldLabel(const FormatField &field, const TextLanguage &language);
/// What is to be written there, where the name does not say it; empty where it does.
QString fieldHint(const FormatField &field, const TextLanguage &language = textLanguages.front());
/// A field of a record under its label.
struct LabelledField {
    QString label;
    BilingualText text;
};
/// What a record says in the fields that the schema marks as facts, those without a place of their own in an answer. A value that
/// is not translated is the same in all languages.
QList<LabelledField> recordFacts(const Record &record);
/// What the field usually says: it may say anything else.
QStringList fieldChoices(const FormatField &field);
