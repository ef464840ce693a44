// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QUrl>

#include <optional>

namespace wayout::services {

/// The address of a web page, if that is what `text` is: http or https, a host, no user name (which could pass for one), of
/// reasonable length, and no letters that pass for others in its host. Nothing else is ever opened.
std::optional<QUrl> webLink(const QString &text);

/// The host as it is shown: in its own writing, and in the form that is sent where that differs.
QString shownHost(const QUrl &link);

/// The address as it is shown: in full, the host also in the form that is sent where that differs.
QString shownLink(const QUrl &link);

} // namespace wayout::services
