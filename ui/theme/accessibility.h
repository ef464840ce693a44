// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QString;
class QWidget;

namespace wayout::theme {

/// Makes Tab and screen readers follow the order of the window's layout, instead of the order in which the widgets were
/// created. Call this once all widgets are in the layout.
void readAsShown(QWidget &window);
/// Has a screen reader say `text` about a part of the window once it has finished speaking. Before Qt 6.8, which cannot
/// announce, it is only reported as the new name of the part.
void announce(QWidget *part, const QString &text);

} // namespace wayout::theme
