// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/catalog/record.h"

#include <QByteArray>

#include <memory>

class QTextDocument;

namespace wayout::answer {

/// The record as it is printed: all of it, in the order of the window, black on white. Laid out from the record's values; what
/// looks like markup in them is printed as it stands.
std::unique_ptr<QTextDocument> recordSheet(const catalog::Record &record, catalog::ContentLanguage language);

/// The same as a PDF of A4 pages. From any thread.
QByteArray recordPdf(const catalog::Record &record, catalog::ContentLanguage language);

} // namespace wayout::answer
