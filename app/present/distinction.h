// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

namespace wayout::present {

/// Returns how `record` differs from `other`, in words about `record`. Most records say instead what is true of the other
/// one ("There Caddy asks for the certificate."); said about that record, the words lose the place: "Caddy asks …".
/// Empty if neither record describes this one.
catalog::BilingualText distinctionOf(const catalog::Record &record, const catalog::Record &other);

} // namespace wayout::present
