// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/services/pastesource.h"

#include <QString>

namespace wayout::paste {

/// Says where a text is from: "Pasted", "build.log, read as GB18030".
QString sourceWords(const services::PasteSource &source);

} // namespace wayout::paste
