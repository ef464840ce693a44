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
    /// What counts while the file has no value, or one that makes no sense.
    Value fallback{};
    /// The limits of a number.
    Value least{};
    Value most{};
};

template<>
struct SettingKey<QByteArray> {
    const char *name;
};

/// What the user chose and where the window was, in an INI file that is read once. A line that cannot be read costs
/// only itself, and the file is set aside; a file of a newer version is read and not written. Each value is text in
/// UTF-8 with percent-encoding: QSettings would divide it at its commas, report neither zeros nor broken UTF-8, and
/// write the file itself instead of handing it to a Writer.
///
///     settings.set(Setting::textZoom, settings.get(Setting::textZoom) + 10);
class Settings final
{
public:
    enum class Appearance { System, Light, Dark, HighContrast };

    /// `file` is an INI file; empty for the user's own one.
    explicit Settings(const QString &file = {});
    /// Writes what no Writer has been given.
    ~Settings();
    Settings(const Settings &) = delete;
    Settings &operator=(const Settings &) = delete;

    /// Gets the file's content after each change and writes it in the background.
    using Writer = std::function<void(const QString &path, const QByteArray &bytes)>;
    void setWriter(const Writer &writer);
    /// What was wrong with the file when it was read.
    const std::optional<StoreProblem> &problem() const { return m_problem; }

    template<typename Value>
    Value get(const SettingKey<Value> &key) const;
    template<typename Value>
    void set(const SettingKey<Value> &key, const std::type_identity_t<Value> &value);

    /// The user's own catalogues; see completedCatalogs() for what follows from them.
    QList<catalog::OwnCatalog> ownCatalogs() const;
    void setOwnCatalogs(const QList<catalog::OwnCatalog> &catalogs);
    /// The keys of an action of the window, by its name there, as portable text; the list may be empty. Nothing while
    /// the action has its default keys.
    std::optional<QStringList> keys(const QString &action) const;
    void setKeys(const QMap<QString, std::optional<QStringList>> &keys);
    /// Without passwords: those are never kept here.
    TeamSettings team() const;
    void setTeam(const TeamSettings &team);

private:
    void read();
    QString value(const QString &key) const { return m_values.value(key); }
    /// A value that is null removes its key.
    void setValues(const QMap<QString, QString> &values);
    QByteArray bytes() const;

    QString m_path;
    /// By "section/name". Unknown ones are kept.
    QMap<QString, QString> m_values;
    std::optional<StoreProblem> m_problem;
    Writer m_writer;
    bool m_isUnwritten = false;
};

namespace Setting {

/// Nothing until the user has chosen: then the system's language decides.
inline constexpr SettingKey<std::optional<catalog::ContentLanguage>> contentLanguage{"ui/contentLanguage"};
/// The last one chosen that is not both: with both, the interface keeps speaking it.
inline constexpr SettingKey<std::optional<catalog::ContentLanguage>> lastSingleLanguage{"ui/lastSingleLanguage"};
/// English or Chinese; nothing while the interface speaks the language of the records.
inline constexpr SettingKey<std::optional<catalog::ContentLanguage>> interfaceLanguage{"ui/interfaceLanguage"};
inline constexpr SettingKey<Settings::Appearance> appearance{"ui/appearance"};
/// Percent.
inline constexpr SettingKey<int> textZoom{"ui/textZoom", 100, 50, 300};
/// An error in the clipboard is offered when the window becomes the active one.
inline constexpr SettingKey<bool> offersClipboard{"ui/offersClipboard", true};
/// Nothing that the user does is kept.
inline constexpr SettingKey<bool> isPrivate{"memory/private"};
inline constexpr SettingKey<QByteArray> windowGeometry{"window/geometry"};
inline constexpr SettingKey<QByteArray> columnsDivider{"window/splitter-columns"};
inline constexpr SettingKey<QByteArray> centreDivider{"window/splitter-centre"};

} // namespace Setting

} // namespace wayout::storage
