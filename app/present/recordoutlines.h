// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/present/recorddocument.h"

#include <span>

namespace wayout::present {

/// A section of a form: when it is there, under which heading, with which rows for each entry.
struct SectionOutline {
    RecordPart part;
    int level;
    const char *heading;
    std::span<const RecordDocument::Row> rows;
};

/// The sections of a form, in its order.
std::span<const SectionOutline> outlineOf(RecordDocument::Form form);

} // namespace wayout::present
