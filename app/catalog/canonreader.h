// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

class JsonFields;

/// Whether an object is an ErrorCanon record, deadends.dev's nested format.
bool isErrorCanon(const JsonFields &fields);
/// The record that it describes, without file and line. Nothing when its id or signature is missing.
std::optional<Record> recordFromCanon(const JsonFields &fields);
