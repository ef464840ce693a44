// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/edit/recordformat.h"

#include <QString>
#include <QStringList>

// What people read about the fields of a record, in the language of the interface.

/// The name of a field of the schema: "Cause" for "root_cause".
QString fieldLabel(QLatin1StringView key);
/// Of a bilingual field with the language: "Cause (English)".
QString fieldLabel(const FormatField &field, const TextLanguage &language);
/// What is to be written there, where the name does not say it; empty where it does.
QString fieldHint(const FormatField &field, const TextLanguage &language = textLanguages.front());
/// What the field usually says: it may say anything else.
QStringList fieldChoices(const FormatField &field);
