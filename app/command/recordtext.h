// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/catalog/record.h"

/// A record for a terminal: dead ends before workarounds, code indented and otherwise untouched.
QString recordText(const Record &record, ContentLanguage language);
/// "id<tab>signature".
QString recordLine(const Record &record, ContentLanguage language);
