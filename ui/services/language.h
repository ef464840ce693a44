// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "ui/services/translation.h"

#include <QObject>

#include <optional>

namespace wayout::storage {
class Settings;
}

namespace wayout::services {

/// The language of the records, and with it that of the interface: switched while the program runs, remembered.
///
/// Unless the interface has a language of its own, English and Chinese turn it too. With both it has the one that was last chosen by its name, or
/// else the system's: going through them is no choice.
class Language final : public QObject
{
    Q_OBJECT

public:
    explicit Language(storage::Settings &settings, QObject *parent = nullptr);

    catalog::ContentLanguage content() const { return m_content; }
    /// Of the interface: Chinese or English.
    QLocale::Language interfaceLanguage() const { return m_interface; }

    void choose(catalog::ContentLanguage language);
    /// English or Chinese, whatever the records are read in; nothing to follow them.
    void chooseInterface(std::optional<catalog::ContentLanguage> language);
    std::optional<catalog::ContentLanguage> chosenInterface() const;
    /// Chinese, English, both, Chinese …
    void cycle();
    /// For this run only.
    void use(catalog::ContentLanguage language);

Q_SIGNALS:
    void changed(catalog::ContentLanguage language);

private:
    void pass(catalog::ContentLanguage language);
    void apply(catalog::ContentLanguage language);

    storage::Settings &m_settings;
    catalog::ContentLanguage m_content = catalog::ContentLanguage::English;
    QLocale::Language m_interface = QLocale::C;
    Translation m_translation;
};

} // namespace wayout::services
