// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

namespace wayout::present {

/// Returns the most likely intended name for `typed`: one that differs by a few letters, else one that begins with
/// `typed`, else one that has all of its words. Spelling and beginning are also compared with the last part of a name
/// alone ("lock" of "git/lock"). Returns an empty string when no name is close.
QString nearestName(const QString &typed, const QStringList &names);

} // namespace wayout::present
