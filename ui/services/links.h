// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QUrl>

#include <optional>

namespace wayout::services {

/// Returns the address if `text` is that of a web page: http or https, of reasonable length, with a host that has no
/// deceptive letters, and without a user name (which could be mistaken for a host). No other address is ever opened.
std::optional<QUrl> webLink(const QString &text);

/// Returns the host as shown to the user: in its own script, followed by the encoded form where that differs.
QString shownHost(const QUrl &link);

/// Returns the full address as shown to the user, followed by the encoded host where that differs.
QString shownLink(const QUrl &link);

} // namespace wayout::services
