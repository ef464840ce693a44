// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/fieldvalue.h"
#include "app/catalog/record.h"

namespace wayout::authoring {

/// Returns the record in ErrorCanon, the nested format of deadends.dev. The format has one language for signature and
/// cause, one version, and no aliases, samples, runs and tags, so the rest is left out. Entries keep fields that the
/// format does not have.
catalog::FieldValue canonOf(const catalog::Record &record);

} // namespace wayout::authoring
