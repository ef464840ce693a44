// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

/// How many characters at the start of `line` only say when and where it was printed: timestamps (ISO 8601, syslog, Python,
/// nginx, klog, logcat, seconds since 1970), names of containers (`docker compose`, `kubectl logs --prefix`), host and process of
/// syslog and the journal, jobs and steps of CI (GitHub, GitLab, BuildKit), the rule beside Terraform's messages, Markdown
/// quotes and fences, prompts of shells and databases. Log levels stay: they tell how grave a line is.
qsizetype linePrefixLength(QStringView line);
