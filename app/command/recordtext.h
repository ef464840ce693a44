// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/catalog/record.h"
#include "app/command/terminal.h"

class Sheet;

enum class RecordExtent {
    Answer, ///< what to do and what not, and how that is known
    Whole,
};

/// A record for a terminal: dead ends before workarounds, code indented and otherwise untouched.
void writeRecord(Sheet &sheet, const Record &record, ContentLanguage language, RecordExtent extent);
QString recordText(const Record &record, ContentLanguage language, const Paper &paper = {});
/// The signature in a line.
QString recordTitle(const Record &record, ContentLanguage language);
