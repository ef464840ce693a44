// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/present/recorddocument.h"

namespace wayout::present {

/// In Markdown, in which nothing of the record's own text is markup.
QString markdownOf(const RecordDocument &document);

/// A record to be pasted into an issue or a chat: error, cause, what not to try, what to try with its code, how that is known.
QString recordMarkdown(const catalog::Record &record, catalog::ContentLanguage language);

/// What happened and what is known about it, for others to read: the lines of the text, then the record; without one, the lines
/// alone.
QString reportMarkdown(const QString &lines, const catalog::Record *record, catalog::ContentLanguage language);

/// The English signature for a search engine: what differs from case to case is left out, what stands between is quoted.
QString searchString(const catalog::Record &record);

} // namespace wayout::present
