// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <functional>

namespace wayout::theme {
class NoticeBar;
}

namespace wayout::window {

/// Offers to repair a text that looks like mojibake, and then to undo the repair. Calls `take` with the chosen text.
/// Does nothing for other texts.
void offerRepair(theme::NoticeBar &notice, const QString &text, const std::function<void(const QString &)> &take);

} // namespace wayout::window
