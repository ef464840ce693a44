// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/recordform.h"

#include <QString>
#include <QStringList>

namespace wayout::present {

// What people read about the fields of a record, in the language of the interface.

/// The name of a field of the schema: "Cause" for "root_cause".
QString fieldLabel(QLatin1StringView key);
/// Of a bilingual field with the language: "Cause (English)".
QString fieldLabel(const catalog::FormatField &field, const catalog::TextLanguage &language);
/// What is to be written there, where the name does not say it; empty where it does.
QString fieldHint(
    const catalog::FormatField &field, const catalog::TextLanguage &language = catalog::textLanguages.front());
/// A field of a record under its label.
struct LabelledField {
    QString label;
    catalog::BilingualText text;
};
/// What a record says in the fields that the schema marks as facts, those without a place of their own in an answer. A value that
/// is not translated is the same in all languages.
QList<LabelledField> recordFacts(const catalog::Record &record);
/// What the field usually says: it may say anything else.
QStringList fieldChoices(const catalog::FormatField &field);

} // namespace wayout::present
