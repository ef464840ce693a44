// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLocale>
#include <QTranslator>

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

} // namespace wayout::services
