// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QEvent>
#include <QString>

#include <functional>
#include <initializer_list>

class QAbstractItemModel;
class QWidget;

namespace wayout::theme {

/// Calls `react` whenever the widget gets an event of one of these types, before its children get theirs. For changes of the
/// language, the font and the palette, of which a widget would otherwise learn in a changeEvent() of its own.
void onChange(QWidget &widget, std::initializer_list<QEvent::Type> types, const std::function<void()> &react);
/// Calls `retranslate` now, and again whenever the language of the interface changes.
void keepTranslated(QWidget &widget, const std::function<void()> &retranslate);
/// Tells the views that headers and cells read differently when the language changes. Works for a model that has a widget as parent.
void keepTranslated(QAbstractItemModel &model);

/// A label or button that always says `words()`: in the language of the interface as it is then.
template<typename Widget>
Widget *saying(Widget *widget, const std::function<QString()> &words)
{
    keepTranslated(*widget, [widget, words] { widget->setText(words()); });
    return widget;
}

} // namespace wayout::theme
