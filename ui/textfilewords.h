// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

struct TextFile;

/// Why the file cannot be shown, or what of it is not: a sentence, empty when there is nothing to say.
QString textFileNotice(const TextFile &file);
