// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"

#include <QByteArray>
#include <QSettings>

#include <memory>

/// What the user chose and where the window was. One accessor pair per setting over the store that is handed in.
class Settings final
{
public:
    enum class Appearance { System, Light, Dark };

    /// `file` is an INI file; empty for the user's own one.
    explicit Settings(const QString &file = {});

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
    QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray &geometry);
    QByteArray splitterState(const QString &name) const;
    void setSplitterState(const QString &name, const QByteArray &state);

private:
    std::unique_ptr<QSettings> m_store;
};
