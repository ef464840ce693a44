// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"
#include "app/catalog/fieldvalue.h"

namespace wayout::authoring {

/// The record in ErrorCanon, deadends.dev's nested format. It has room for one language of signature and cause, one version, and
/// none for aliases, samples, runs and tags: those are left out. What entries say beyond that format stays in them.
catalog::FieldValue canonOf(const catalog::Record &record);

} // namespace wayout::authoring
