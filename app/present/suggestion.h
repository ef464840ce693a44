// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

namespace wayout::present {

/// The one of `names` that somebody most likely meant who typed `typed`: the same but for a few letters, what goes on where
/// it ends, or has all of its words. Where names have parts ("git/lock"), the last part alone does as well. Empty when none is near.
QString nearestName(const QString &typed, const QStringList &names);

} // namespace wayout::present
