// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/catalog/owncatalogs.h"
#include "app/storage/storeproblem.h"
#include "app/storage/teamsettings.h"

#include <QByteArray>
#include <QMap>
#include <QStringList>

#include <functional>
#include <optional>
#include <type_traits>

namespace wayout::storage {

/// A setting that has one name in the file.
template<typename Value>
struct SettingKey {
    const char *name;
    /// The value if the file has none or an invalid one.
    Value fallback{};
    /// The limits of a number.
    Value least{};
    Value most{};
};

template<>
struct SettingKey<QByteArray> {
    const char *name;
};

/// The user's choices and the geometry of the window, in an INI file that is read once. A line that cannot be read
/// costs only itself, and the file is set aside; a file of a newer version is read and not written. Each value is text
/// in UTF-8 with percent-encoding: QSettings would divide it at its commas, report neither zeros nor broken UTF-8, and
/// write the file itself instead of handing it to a Writer.
///
///     settings.set(Setting::textZoom, settings.get(Setting::textZoom) + 10);
class Settings final
{
public:
    enum class Appearance { System, Light, Dark, HighContrast };

    /// `file` is an INI file; empty for the user's own one.
    explicit Settings(const QString &file = {});
    /// Writes the changes that no Writer has got.
    ~Settings();
    Settings(const Settings &) = delete;
    Settings &operator=(const Settings &) = delete;

    /// Gets the file's content after each change and writes it in the background.
    using Writer = std::function<void(const QString &path, const QByteArray &bytes)>;
    void setWriter(const Writer &writer);
    /// The problem with the file when it was read, if any.
    const std::optional<StoreProblem> &problem() const { return m_problem; }

    template<typename Value>
    Value get(const SettingKey<Value> &key) const;
    template<typename Value>
    void set(const SettingKey<Value> &key, const std::type_identity_t<Value> &value);

    /// Returns the user's own catalogues as they are in the file; see completedCatalogs().
    QList<catalog::OwnCatalog> ownCatalogs() const;
    void setOwnCatalogs(const QList<catalog::OwnCatalog> &catalogs);
    /// Returns the keys of a window's action as portable text; the list may be empty. Returns nothing while the action
    /// has its default keys.
    std::optional<QStringList> keys(const QString &action) const;
    void setKeys(const QMap<QString, std::optional<QStringList>> &keys);
    /// Returns the settings of the team. Passwords are never kept here.
    TeamSettings team() const;
    void setTeam(const TeamSettings &team);

private:
    void read();
    QString value(const QString &key) const { return m_values.value(key); }
    /// A null value removes its key.
    void setValues(const QMap<QString, QString> &values);
    QByteArray bytes() const;

    QString m_path;
    /// The values by "section/name", including unknown ones, which are kept.
    QMap<QString, QString> m_values;
    std::optional<StoreProblem> m_problem;
    Writer m_writer;
    bool m_isUnwritten = false;
};

namespace Setting {

/// The language of the records. Until the user has chosen one, the system's language decides.
inline constexpr SettingKey<std::optional<catalog::ContentLanguage>> contentLanguage{"ui/contentLanguage"};
/// The last chosen language other than Both. The interface keeps it while both languages are shown.
inline constexpr SettingKey<std::optional<catalog::ContentLanguage>> lastSingleLanguage{"ui/lastSingleLanguage"};
/// English or Chinese; nothing while the interface uses the language of the records.
inline constexpr SettingKey<std::optional<catalog::ContentLanguage>> interfaceLanguage{"ui/interfaceLanguage"};
inline constexpr SettingKey<Settings::Appearance> appearance{"ui/appearance"};
/// In percent.
inline constexpr SettingKey<int> textZoom{"ui/textZoom", 100, 50, 300};
/// Whether an error in the clipboard is offered when the window becomes active.
inline constexpr SettingKey<bool> offersClipboard{"ui/offersClipboard", true};
/// Whether nothing about the user's work is kept.
inline constexpr SettingKey<bool> isPrivate{"memory/private"};
inline constexpr SettingKey<QByteArray> windowGeometry{"window/geometry"};
inline constexpr SettingKey<QByteArray> columnsDivider{"window/splitter-columns"};
/// The part of the height of text and list that the user gave the text, in thousandths; 0 while it follows what they hold.
inline constexpr SettingKey<int> textShare{"window/textShare", 0, 0, 1000};

} // namespace Setting

} // namespace wayout::storage
