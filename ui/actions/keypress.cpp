// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/actions/keypress.h"

#include <QChar>
#include <QKeyEvent>

namespace wayout::actions {
namespace {

constexpr int firstUnprintable = 0x01000000; // the keys of Qt::Key from here on have no character

/// Whether the key only modifies other keys, or belongs to an input method.
bool isHalfAKey(int key)
{
    switch (key) {
    case 0:
    case Qt::Key_unknown:
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Meta:
    case Qt::Key_Alt:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
    case Qt::Key_ScrollLock:
    case Qt::Key_Super_L:
    case Qt::Key_Super_R:
    case Qt::Key_Hyper_L:
    case Qt::Key_Hyper_R:
    case Qt::Key_Direction_L:
    case Qt::Key_Direction_R:
        return true;
    default:
        return key >= Qt::Key_AltGr && key <= Qt::Key_Dead_Longsolidusoverlay;
    }
}

} // namespace

bool isSign(Qt::Key key)
{
    return key > Qt::Key_Space && key < firstUnprintable && !QChar::isLetter(char32_t(key));
}

std::optional<QKeySequence> pressedKeys(const QKeyEvent &event)
{
    const auto key = event.key() == Qt::Key_Backtab ? Qt::Key_Tab : Qt::Key(event.key());
    if (isHalfAKey(key)) {
        return std::nullopt;
    }
    Qt::KeyboardModifiers held =
        event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier | Qt::ShiftModifier);
    held.setFlag(Qt::ShiftModifier, held.testFlag(Qt::ShiftModifier) && !isSign(key));
    return QKeySequence(QKeyCombination(held, key));
}

bool isAlone(const QKeySequence &keys)
{
    return !(keys[0].keyboardModifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

bool isOnePress(const QKeySequence &keys)
{
    return keys.count() == 1 && !isHalfAKey(keys[0].key());
}

bool isFreeAlone(Qt::Key key)
{
    const bool isFunction = key >= Qt::Key_F1 && key <= Qt::Key_F35;
    const bool isMedia = (key >= Qt::Key_Back && key < Qt::Key_AltGr) || key >= Qt::Key_Select;
    return isFunction || isMedia || key == Qt::Key_Help || key == Qt::Key_Pause || key == Qt::Key_Print
        || key == Qt::Key_SysReq;
}

} // namespace wayout::actions
