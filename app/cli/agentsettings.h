// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace wayout::cli {

/// A coding assistant whose documentation says how a hook is told of a failed command.
struct Agent {
    QString name; ///< as it is typed
    QString title;
    QString event; ///< key in the settings
    QString matcher; ///< tool that runs commands; empty: the format has no matcher
    int timeout = 0; ///< in the unit of that assistant
    QString file; ///< its settings
    bool isOfRepository = false; ///< whether the file belongs to the repository that one is in
};

/// Returns the assistants, with the paths of their settings for this user and the current folder.
QList<Agent> agents();

/// Returns why the assistant is known, but has no hook of Wayout's; empty for any other name.
QString whyNoHook(const QString &name);

/// The settings with Wayout's hook in them, or without.
struct ChangedSettings {
    QByteArray json;
    bool isChanged = false;
    bool isEmpty = false; ///< nothing but what installing adds to a new file is left
};
/// Returns the settings with the hook, which is there once however often it is added. All other fields stay as they
/// are, in their order. `json` is empty for a file that does not exist. Returns nothing if it is not JSON, as with
/// comments, or has something else where hooks belong.
std::optional<ChangedSettings> withHook(const Agent &agent, const QByteArray &json, const QString &command);
/// Returns the settings without any hook that runs `command`, or this program under another path.
std::optional<ChangedSettings> withoutHook(const Agent &agent, const QByteArray &json, const QString &command);
/// Returns what withHook() adds to an empty file, for a person to add.
QByteArray hookToAdd(const Agent &agent, const QString &command);

} // namespace wayout::cli
