// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/present/outputformat.h"
#include "app/present/recorddocument.h"

namespace wayout::present {

class TerminalWriter;

/// A record's document for a terminal: code is indented and otherwise untouched.
void writeDocument(TerminalWriter &sheet, const RecordDocument &document);
QString recordText(const catalog::Record &record, catalog::ContentLanguage language, const OutputFormat &paper = {});
/// The signature in a line.
QString recordTitle(const catalog::Record &record, catalog::ContentLanguage language);

} // namespace wayout::present
