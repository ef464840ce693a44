// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

/// How many characters at the start of `line` only say when and where it was logged: timestamps (ISO 8601, syslog, Python,
/// nginx, klog, epoch in brackets), container names of `docker compose` ("web-1  | "), host and process of syslog, Markdown quotes
/// and shell prompts. Log levels stay: they tell how grave a line is.
qsizetype linePrefixLength(QStringView line);
