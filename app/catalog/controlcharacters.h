// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

// Control characters are invisible, and some drive a terminal. Line feeds and tabs are none here; carriage returns are,
// but become line feeds.

bool hasControls(QStringView text);
/// Each one shown as its picture: NUL as ␀, ESC as ␛.
QString withVisibleControls(QString text);
/// Without them, as code has to be.
QString withoutControls(QString text);
