// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/evidence/fittedrecord.h"

#include <QByteArray>

#include <memory>

class QTextDocument;

namespace wayout::answer {

/// Returns the whole record for printing, in the order of the window, black on white. The document is built from the
/// record's values: markup in them is printed literally.
std::unique_ptr<QTextDocument> recordSheet(
    const catalog::Record &record, catalog::ContentLanguage language, const evidence::Occasion &occasion = {});

/// Returns the same document as a PDF of A4 pages. Can be called from any thread.
QByteArray recordPdf(
    const catalog::Record &record, catalog::ContentLanguage language, const evidence::Occasion &occasion = {});

} // namespace wayout::answer
