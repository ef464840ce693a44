// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/edit/recordformat.h"

#include <QString>
#include <QStringList>

// The fields of a record in words, in the language of the window.

/// The field's name. Of a bilingual one with the language: "Cause (English)".
QString fieldLabel(const FormatField &field, bool isChinese);
/// Of a list of entries: what one of them is called, to be added.
QString addEntryLabel(const FormatField &field);
/// What is to be written there, where the name does not say it; empty where it does.
QString fieldHint(const FormatField &field, bool isChinese = false);
/// What the field usually says: it may say anything else.
QStringList fieldChoices(const FormatField &field);
