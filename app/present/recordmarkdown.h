// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/present/recorddocument.h"

namespace wayout::present {

/// Returns the document in Markdown. The record's own text is escaped, and none of it acts as markup.
QString markdownOf(const RecordDocument &document);

/// Returns a record to be pasted into an issue or a chat: the error, its cause, the workarounds with their code, the dead
/// ends, and how far the record is verified.
QString recordMarkdown(
    const catalog::Record &record, catalog::ContentLanguage language, const evidence::Occasion &occasion = {});

/// Returns a report for other people: the lines of the text, followed by the record if there is one.
QString reportMarkdown(const QString &lines, const catalog::Record *record, catalog::ContentLanguage language,
    const evidence::Occasion &occasion = {});

/// Returns the error for a search engine: without the parts that differ from case to case, and with the parts between
/// them quoted. `found` is what the pasted text has of the error, as a tool printed it; if it is empty, the English
/// signature is used.
QString searchString(const catalog::Record &record, const QString &found = {});

} // namespace wayout::present
