// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/actions/actionwords.h"
#include "ui/answer/codeedit.h"
#include "ui/theme/textbutton.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QTabBar>
#include <QTabWidget>

#include <functional>

using namespace wayout::actions;
using namespace wayout::answer;
using namespace wayout::theme;

/// Those that have a letter which another one before them has.
inline QStringList repeatedLetters(const QStringList &texts)
{
    QStringList repeated;
    QMap<QKeySequence, QString> users;
    for (const QString &text : texts) {
        const QKeySequence letter = QKeySequence::mnemonic(text);
        if (!letter.isEmpty() && users.contains(letter)) {
            repeated.append(users.value(letter) + QStringLiteral(" | ") + text);
        }
        users.insert(letter, text);
    }
    return repeated;
}

/// Of what is visible in the window.
inline QStringList repeatedLetters(const QWidget &window)
{
    QStringList texts;
    for (const auto *button : window.findChildren<QAbstractButton *>()) {
        texts.append(button->isVisible() ? button->text() : QString());
    }
    for (const auto *label : window.findChildren<QLabel *>()) {
        texts.append(label->isVisible() && label->buddy() ? label->text() : QString());
    }
    for (const auto *tabs : window.findChildren<QTabBar *>()) {
        for (int i = 0; tabs->isVisible() && i < tabs->count(); ++i) {
            texts.append(tabs->tabText(i));
        }
    }
    return repeatedLetters(texts);
}

/// `b` is meant to come after `a`, and lies before it: above, or on the same line nearer to its beginning. In columns the top of the next
/// one comes after the bottom of the one before.
inline bool liesBefore(const QRect &a, const QRect &b)
{
    constexpr int touch = 2; // frames may overlap
    const auto follows = [](const QRect &before, const QRect &after) {
        return after.top() >= before.bottom() - touch || after.left() >= before.right() - touch;
    };
    return !follows(a, b) && follows(b, a);
}

inline QString described(const QWidget &widget)
{
    const QString name = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(&widget))->text(QAccessible::Name);
    return QString::fromLatin1(widget.metaObject()->className()) + QStringLiteral(" “%1”").arg(name);
}

/// The button that copies code comes before the code, wherever there is room for it.
inline bool isCode(const QWidget &widget)
{
    return qobject_cast<const CodeEdit *>(&widget);
}

/// What Tab reaches after something that lies behind it.
inline QStringList reachedOutOfOrder(const QWidget &window)
{
    QStringList wrong;
    const QWidget *before = nullptr;
    const auto place = [&](const QWidget *widget) { return QRect(widget->mapTo(&window, QPoint()), widget->size()); };
    for (const QWidget *widget = window.nextInFocusChain(); widget != &window; widget = widget->nextInFocusChain()) {
        if (!widget->isVisible() || widget->window() != &window || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy()) {
            continue;
        }
        const bool isInside = before && (before->isAncestorOf(widget) || widget->isAncestorOf(before));
        if (before && !isInside && !isCode(*widget) && liesBefore(place(before), place(widget))) {
            wrong.append(described(*widget) + QStringLiteral(" is reached after ") + described(*before));
        }
        before = widget;
    }
    return wrong;
}

/// What a screen reader finds after something that lies behind it.
inline QStringList readOutOfOrder(QWidget &window)
{
    QStringList wrong;
    const std::function<void(QAccessibleInterface *)> walk = [&](QAccessibleInterface *item) {
        const QObject *object = item->object();
        if (!object || qobject_cast<const QAbstractItemView *>(object) || qobject_cast<const QComboBox *>(object)
            || qobject_cast<const QAbstractSpinBox *>(object) || qobject_cast<const QTabBar *>(object)) {
            return; // the toolkit's business
        }
        QWidget *before = nullptr;
        for (int i = 0; i < item->childCount(); ++i) {
            QAccessibleInterface *child = item->child(i);
            auto *widget = child ? qobject_cast<QWidget *>(child->object()) : nullptr;
            if (!widget || widget->isWindow() || child->state().invisible || child->rect().isEmpty()) {
                continue;
            }
            if (child->childCount() == 0 && child->text(QAccessible::Name).isEmpty()) {
                continue; // there is nothing to read
            }
            const bool isOurs = !qobject_cast<const QTabWidget *>(object) && !isCode(*widget);
            if (before && isOurs && liesBefore(QAccessible::queryAccessibleInterface(before)->rect(), child->rect())) {
                wrong.append(described(*widget) + QStringLiteral(" is read after ") + described(*before));
            }
            before = widget;
            walk(child);
        }
    };
    walk(QAccessible::queryAccessibleInterface(&window));
    return wrong;
}

/// What is seen on a button or beside a field is no part of what a screen reader calls it: who says aloud what stands there is not
/// understood.
inline QStringList calledOtherwise(const QWidget &window)
{
    QStringList wrong;
    const auto compare = [&wrong](const QString &seen, QWidget *widget) {
        // After the dot stand figures in signs ("~90 %"), which are spoken in words.
        const QString words = actionWords(seen).section(QChar(0xb7), 0, 0).trimmed();
        const QString name = QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
        if (widget->isVisible() && !words.isEmpty() && !name.contains(words, Qt::CaseInsensitive)) {
            wrong.append(QStringLiteral("“%1” is called “%2”").arg(words, name));
        }
    };
    for (auto *button : window.findChildren<QAbstractButton *>()) {
        const auto *link = qobject_cast<const TextButton *>(button);
        compare(link ? link->plainText() : button->text(), button);
    }
    for (const auto *label : window.findChildren<QLabel *>()) {
        // What a box is called on Linux the toolkit decides: what is chosen in it, and the label beside it.
        if (label->isVisible() && label->buddy() && !qobject_cast<QComboBox *>(label->buddy())) {
            compare(label->text(), label->buddy());
        }
    }
    return wrong;
}
