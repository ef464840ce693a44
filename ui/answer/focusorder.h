// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace wayout::answer {

/// Puts what can take the keyboard inside `content` behind `after`, in the order in which it was made: widgets made late would
/// otherwise come last in the window.
void continueFocusOrder(QWidget *after, QWidget *content);

} // namespace wayout::answer
