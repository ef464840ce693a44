// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "ui/services/translation.h"

#include <QObject>

#include <optional>

class Settings;

/// The language of the records, and with it that of the interface: switched while the program runs, remembered.
///
/// Unless the interface has a language of its own, English and Chinese turn it too. With both it has the one that was last chosen by its name, or
/// else the system's: going through them is no choice.
class Language final : public QObject
{
    Q_OBJECT

public:
    explicit Language(Settings &settings, QObject *parent = nullptr);

    ContentLanguage content() const { return m_content; }
    /// Of the interface: Chinese or English.
    QLocale::Language interfaceLanguage() const { return m_interface; }

    void choose(ContentLanguage language);
    /// English or Chinese, whatever the records are read in; nothing to follow them.
    void chooseInterface(std::optional<ContentLanguage> language);
    std::optional<ContentLanguage> chosenInterface() const;
    /// Chinese, English, both, Chinese …
    void cycle();
    /// For this run only.
    void use(ContentLanguage language);

Q_SIGNALS:
    void changed(ContentLanguage language);

private:
    void pass(ContentLanguage language);
    void apply(ContentLanguage language);

    Settings &m_settings;
    ContentLanguage m_content = ContentLanguage::English;
    QLocale::Language m_interface = QLocale::C;
    Translation m_translation;
};
