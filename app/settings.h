// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/catalog/owncatalogs.h"
#include "app/outcome/storeproblem.h"
#include "app/storage/teamsettings.h"

#include <QByteArray>
#include <QMap>
#include <QStringList>

#include <functional>
#include <optional>

/// What the user chose and where the window was: one accessor pair per setting over an INI file, which is read once. A line
/// that is none costs that line, and the file is put aside; a file of a newer version is read and not written.
class Settings final
{
public:
    enum class Appearance { System, Light, Dark, HighContrast };

    /// `file` is an INI file; empty for the user's own one.
    explicit Settings(const QString &file = {});
    /// Writes what nobody else has.
    ~Settings();
    Settings(const Settings &) = delete;
    Settings &operator=(const Settings &) = delete;

    /// Is given the file's content after each change, to write it without making anybody wait.
    using Writer = std::function<void(const QString &path, const QByteArray &bytes)>;
    void setWriter(const Writer &writer);
    /// What was wrong with the file when it was read.
    const std::optional<StoreProblem> &problem() const { return m_problem; }

    /// Nothing until the user has chosen: then the system's language decides.
    std::optional<ContentLanguage> contentLanguage() const;
    void setContentLanguage(ContentLanguage language);
    /// The last one chosen that is not both: with both, the interface keeps speaking it.
    std::optional<ContentLanguage> lastSingleLanguage() const;
    void setLastSingleLanguage(ContentLanguage language);
    /// English or Chinese; nothing while the interface speaks the language of the records.
    std::optional<ContentLanguage> interfaceLanguage() const;
    void setInterfaceLanguage(std::optional<ContentLanguage> language);
    Appearance appearance() const;
    void setAppearance(Appearance appearance);
    /// 50..300 percent.
    int textZoom() const;
    void setTextZoom(int percent);
    /// An error in the clipboard is offered when the window becomes the active one.
    bool offersClipboard() const;
    void setOffersClipboard(bool offers);
    /// Nothing that the user does is kept.
    bool isPrivate() const;
    void setPrivate(bool isPrivate);
    /// The user's own catalogues; see completedCatalogs() for what follows from them.
    QList<OwnCatalog> ownCatalogs() const;
    void setOwnCatalogs(const QList<OwnCatalog> &catalogs);
    /// Of what the window can do, by its name there: the keys as portable text, which may be none at all. Nothing where they are
    /// those that it comes with.
    std::optional<QStringList> keys(const QString &action) const;
    void setKeys(const QMap<QString, std::optional<QStringList>> &keys);
    /// Without passwords: those are never kept here.
    TeamSettings team() const;
    void setTeam(const TeamSettings &team);
    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray &geometry);
    QByteArray splitterState(const QString &name) const;
    void setSplitterState(const QString &name, const QByteArray &state);

private:
    void read();
    QString value(const QString &key) const { return m_values.value(key); }
    void setValue(const QString &key, const QString &value) { setValues({{key, value}}); }
    /// A value that is null goes away.
    void setValues(const QMap<QString, QString> &values);
    QByteArray bytes() const;

    QString m_path;
    QMap<QString, QString> m_values; ///< by "section/name"; those that nobody here knows stay
    std::optional<StoreProblem> m_problem;
    Writer m_writer;
    bool m_isUnwritten = false;
};
