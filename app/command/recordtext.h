// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/command/terminal.h"
#include "app/present/recorddocument.h"

class Sheet;

/// A record for a terminal, as Form::Terminal or Form::Answer: code is indented and otherwise untouched.
void writeRecord(Sheet &sheet, const Record &record, ContentLanguage language, RecordDocument::Form form);
QString recordText(const Record &record, ContentLanguage language, const Paper &paper = {});
/// The signature in a line.
QString recordTitle(const Record &record, ContentLanguage language);
