// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/command/terminal.h"
#include "app/present/recorddocument.h"

class Sheet;

/// A record's document for a terminal: code is indented and otherwise untouched.
void writeDocument(Sheet &sheet, const RecordDocument &document);
QString recordText(const Record &record, ContentLanguage language, const Paper &paper = {});
/// The signature in a line.
QString recordTitle(const Record &record, ContentLanguage language);
