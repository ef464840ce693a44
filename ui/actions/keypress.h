// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QKeySequence>

#include <optional>

class QKeyEvent;

namespace wayout::actions {

/// What is pressed, as keys are kept and compared:
///
///     Ctrl and Shift and the key of "D"       Ctrl+Shift+D
///     Ctrl and Shift and the key of "/"       Ctrl+?        (what it is that Shift makes of a key, the keyboard knows)
///     Ctrl and the "1" of the number pad      Ctrl+1        (the other "1" does the same)
///     Ctrl and Shift and Tab                  Ctrl+Shift+Tab
///
/// Nothing while only Shift, Ctrl and the like are held, or an accent waits for its letter.
std::optional<QKeySequence> pressedKeys(const QKeyEvent &event);
/// A sign that Shift may have made of another one.
bool isSign(Qt::Key key);
/// No Ctrl, Alt or Meta is held with it.
bool isAlone(const QKeySequence &keys);
/// One press of a key that is one.
bool isOnePress(const QKeySequence &keys);
/// A key that nobody types, moves about or leaves something with: it can mean something alone.
bool isFreeAlone(Qt::Key key);

} // namespace wayout::actions
