// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings.h"
#include "ui/keypress.h"
#include "ui/windowactions.h"

#include <QMap>

#include <algorithm>

namespace {

using Keys = WindowActions::Keys;
using Id = WindowActions::Id;

/// What of it makes sense; nothing where nothing was chosen, or only what makes none.
std::optional<Keys> chosenKeys(const std::optional<QStringList> &texts, Id id)
{
    Keys keys;
    for (const QString &text : texts.value_or(QStringList())) {
        const auto read = QKeySequence::fromString(text, QKeySequence::PortableText);
        if (WindowActions::isPossible(id, read) && !keys.contains(read) && keys.size() < WindowActions::mostKeys) {
            keys.append(read);
        }
    }
    const bool isSaid = texts && (texts->isEmpty() || !keys.isEmpty());
    return isSaid ? std::optional(keys) : std::nullopt;
}

QStringList textsOf(const Keys &keys)
{
    QStringList texts;
    std::ranges::transform(keys, std::back_inserter(texts), [](const QKeySequence &one) { return one.toString(QKeySequence::PortableText); });
    return texts;
}

void take(Keys &from, const Keys &taken)
{
    from.removeIf([&](const QKeySequence &one) { return taken.contains(one); });
}

} // namespace

bool WindowActions::isPossible(Id id, const QKeySequence &keys)
{
    if (!isOnePress(keys)) {
        return false;
    }
    // Escape closes what lies over the window: what else it does is of the same kind.
    return !isAlone(keys) || isFreeAlone(keys[0].key()) || (id == Clear && keys[0].key() == Qt::Key_Escape);
}

void WindowActions::readKeys()
{
    Keys given;
    const auto give = [&](Id id, Keys keys) {
        take(keys, given);
        given.append(keys);
        action(id)->setShortcuts(keys);
    };
    QList<Id> others;
    for (int i = 0; i < Count; ++i) {
        if (const auto chosen = chosenKeys(m_settings.keys(name(Id(i))), Id(i))) {
            give(Id(i), *chosen);
        } else {
            others.append(Id(i));
        }
    }
    // Last: a later version may come with keys that were given to something else.
    for (const Id id : others) {
        give(id, defaultKeys(id));
    }
}

WindowActions::AllKeys WindowActions::allKeys() const
{
    AllKeys all;
    std::ranges::transform(m_actions, all.begin(), [](const QAction *action) { return action->shortcuts(); });
    return all;
}

std::optional<WindowActions::Id> WindowActions::userOf(const QKeySequence &keys) const
{
    const auto user = std::ranges::find_if(m_actions, [&](const QAction *action) { return action->shortcuts().contains(keys); });
    return user == m_actions.end() ? std::nullopt : std::optional(Id(user - m_actions.begin()));
}

void WindowActions::setKeys(Id id, const Keys &keys)
{
    AllKeys all = allKeys();
    for (Keys &one : all) {
        take(one, keys);
    }
    all[id] = keys;
    setAllKeys(all);
}

void WindowActions::setAllKeys(const AllKeys &keys)
{
    QMap<QString, std::optional<QStringList>> changed;
    for (int i = 0; i < Count; ++i) {
        const auto id = Id(i);
        const Keys &wanted = keys.at(size_t(i));
        if (wanted != action(id)->shortcuts()) {
            action(id)->setShortcuts(wanted);
            changed.insert(name(id), wanted == defaultKeys(id) ? std::nullopt : std::optional(textsOf(wanted)));
        }
    }
    if (!changed.isEmpty()) {
        m_settings.setKeys(changed);
        Q_EMIT keysChanged();
    }
}
