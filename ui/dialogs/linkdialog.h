// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QUrl;
class QWidget;

namespace wayout::dialogs {

/// Shows the host and the full address of a link and opens it in the browser only when the user agrees. Never opens
/// anything but http and https.
void askToOpen(const QUrl &link, QWidget *parent);

} // namespace wayout::dialogs
