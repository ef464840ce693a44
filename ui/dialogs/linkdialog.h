// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QUrl;
class QWidget;

namespace wayout::dialogs {

/// Shows where a link leads, host and full address, and opens it in the browser only when the user agrees. Anything but http and
/// https is never opened.
void askToOpen(const QUrl &link, QWidget *parent);

} // namespace wayout::dialogs
