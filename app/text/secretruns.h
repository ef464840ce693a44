// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/secrets.h"

#include <string_view>

namespace wayout::text {

/// Returns the keys of services whose form is not known, in a text of SecretForms::bytesOf(), in order: values of at least
/// 32 letters and digits that no word, hexadecimal number or identifier looks like, behind a name that does not say what
/// else they are. Takes time linear in the length of the text.
QList<Secret> findSecretRuns(std::string_view bytes);

} // namespace wayout::text
