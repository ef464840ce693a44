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

/// Calls `react` whenever the widget gets an event of one of these types, before its children get theirs. Replaces an
/// override of changeEvent() for changes of the language, the font and the palette.
void onChange(QWidget &widget, std::initializer_list<QEvent::Type> types, const std::function<void()> &react);
/// Calls `retranslate` now, and again whenever the language of the interface changes.
void keepTranslated(QWidget &widget, const std::function<void()> &retranslate);
/// Notifies the views that headers and cells have changed when the language changes. The model's parent must be a
/// widget.
void keepTranslated(QAbstractItemModel &model);

/// Sets the text of a label or button to `words()`, again whenever the language of the interface changes. Returns the
/// widget.
template<typename Widget>
Widget *saying(Widget *widget, const std::function<QString()> &words)
{
    keepTranslated(*widget, [widget, words] { widget->setText(words()); });
    return widget;
}

} // namespace wayout::theme
