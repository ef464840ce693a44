// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

/// How much a text looks like one that somebody wrote: the part of its characters beyond ASCII that are everyday Chinese,
/// Japanese or Korean, 0 to 1. Read in a wrong encoding, a text has hardly any. 0 where there is nothing beyond ASCII.
double familiarity(QStringView text);
