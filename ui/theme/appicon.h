// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIcon>

/// The sign of the program, painted: a way that turns off before a wall. Needs no image plug-in.
QIcon appIcon();
