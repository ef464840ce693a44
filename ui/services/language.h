// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"

#include <QLocale>
#include <QObject>
#include <QTranslator>

#include <optional>

namespace wayout::storage {
class Settings;
}

namespace wayout::services {

/// Translates the texts of the program and of Qt into one language for as long as the object exists.
class Translation final
{
public:
    Translation() = default;
    ~Translation();
    Translation(const Translation &) = delete;
    Translation &operator=(const Translation &) = delete;

    /// Switches to Chinese or English, including the format of numbers and dates.
    void use(QLocale::Language language);

private:
    void remove();

    QTranslator m_own;
    QTranslator m_qt;
};

/// Returns the language of the system if it is Chinese, otherwise English.
QLocale::Language systemInterfaceLanguage();

/// The languages of the records and of the interface. Both can be switched while the program runs, and are saved.
///
/// Unless the user has chosen a language for the interface, it follows that of the records. When records are shown in
/// both languages, the interface has the one that was last chosen by name, or else the system's; cycle() does not
/// count as a choice.
class Language final : public QObject
{
    Q_OBJECT

public:
    explicit Language(storage::Settings &settings, QObject *parent = nullptr);

    catalog::ContentLanguage content() const { return m_content; }
    /// Returns the language of the interface: Chinese or English.
    QLocale::Language interfaceLanguage() const { return m_interface; }

    void choose(catalog::ContentLanguage language);
    /// Sets English or Chinese, whatever the language of the records; nothing makes the interface follow the records.
    void chooseInterface(std::optional<catalog::ContentLanguage> language);
    std::optional<catalog::ContentLanguage> chosenInterface() const;
    /// Switches to the next language: Chinese, English, both, Chinese …
    void cycle();
    /// Sets the language of the records for this run only.
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
