// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QString;
class QWidget;

namespace wayout::theme {

/// From now on the keyboard reaches, and a screen reader reads, what lies in the window's layout in the order in which it lies there,
/// and not in the one in which it was made. To be called once all of it is there.
void readAsShown(QWidget &window);
/// Lets a screen reader say something about a part of the window when it has nothing else to say. Where the toolkit cannot
/// announce, the part's name is reported as changed.
void announce(QWidget *part, const QString &text);

} // namespace wayout::theme
