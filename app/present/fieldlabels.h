// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/recordform.h"

#include <QString>
#include <QStringList>

namespace wayout::present {

// Labels and hints for the fields of a record, in the language of the interface.

/// Returns the name of a field of the schema: "Cause" for "root_cause".
QString fieldLabel(QLatin1StringView key);
/// Returns the name of a field; for a bilingual field, followed by the language: "Cause (English)".
QString fieldLabel(const catalog::FormatField &field, const catalog::TextLanguage &language);
/// Returns a hint about what to write into the field; empty when the name says enough.
QString fieldHint(
    const catalog::FormatField &field, const catalog::TextLanguage &language = catalog::textLanguages.front());
/// Returns the usual values of the field. Other values are allowed.
QStringList fieldChoices(const catalog::FormatField &field);

} // namespace wayout::present
