// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

class JsonFields;

/// The record that an object of the flat bilingual format describes, without file and line. Nothing when its id or
/// signature is missing.
std::optional<Record> recordFromFlat(const JsonFields &fields);

// What ErrorCanon shares with the flat format.

/// Reported as missing when empty.
QString requiredText(const JsonFields &fields, const char *key);
QString patternIn(const JsonFields &fields);
/// Also those of "workarounds_zh"; takes from the record's runs what cannot be told apart any more.
void readAdvice(const JsonFields &fields, Record &record);
/// The edges of "transition_graph".
void readTransitions(const JsonFields &fields, Record &record);
