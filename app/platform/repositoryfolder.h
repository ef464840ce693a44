// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace wayout::platform {

/// Returns the folder ".wayout" of the Git repository that `folder` is in; empty if there is none. Like Git, it leaves out
/// a repository that belongs to another user, unless this user is root.
QString repositoryCatalogFolder(const QString &folder);

} // namespace wayout::platform
