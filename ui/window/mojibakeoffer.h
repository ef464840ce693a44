// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <functional>

namespace wayout::theme {
class NoticeBar;
}

namespace wayout::window {

/// Offers to repair a text that seems to have been read in a wrong encoding before it came here, and then to undo that; `take`
/// gets the text that is chosen. Says nothing about other texts.
void offerRepair(theme::NoticeBar &notice, const QString &text, const std::function<void(const QString &)> &take);

} // namespace wayout::window
