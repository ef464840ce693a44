// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/present/outputformat.h"
#include "app/present/recorddocument.h"

namespace wayout::present {

class TerminalWriter;

/// Writes a record's document to a terminal. Code is indented and otherwise left as it is.
void writeDocument(TerminalWriter &writer, const RecordDocument &document);
/// Returns the whole record for a terminal.
QString recordText(const catalog::Record &record, catalog::ContentLanguage language, const OutputFormat &format = {},
    const evidence::Occasion &occasion = {});
/// Returns the signature in one line.
QString recordTitle(const catalog::Record &record, catalog::ContentLanguage language);

} // namespace wayout::present
