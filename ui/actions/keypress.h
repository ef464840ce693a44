// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QKeySequence>

#include <optional>

class QKeyEvent;

namespace wayout::actions {

/// Returns the pressed keys in the form in which shortcuts are saved and compared:
///
///     Ctrl and Shift and the key of "D"       Ctrl+Shift+D
///     Ctrl and Shift and the key of "/"       Ctrl+?        (the event has the character that Shift makes of the key)
///     Ctrl and the "1" of the number pad      Ctrl+1        (the same as the other "1")
///     Ctrl and Shift and Tab                  Ctrl+Shift+Tab
///
/// Returns nothing while only Shift, Ctrl and the like are held, or after an accent that waits for its letter.
std::optional<QKeySequence> pressedKeys(const QKeyEvent &event);
/// Whether the key is a printable character other than a letter: Shift may have made it from another character.
bool isSign(Qt::Key key);
/// Whether the keys include neither Ctrl nor Alt nor Meta.
bool isAlone(const QKeySequence &keys);
/// Whether the keys are a single press of a key, other than a modifier or a key of an input method.
bool isOnePress(const QKeySequence &keys);
/// Whether the key can be a shortcut without a modifier, because users neither type nor navigate nor close anything
/// with it.
bool isFreeAlone(Qt::Key key);

} // namespace wayout::actions
