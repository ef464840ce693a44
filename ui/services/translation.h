// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLocale>
#include <QTranslator>

namespace wayout::services {

/// The texts of the program and of Qt in one language, for as long as it lives.
class Translation final
{
public:
    Translation() = default;
    ~Translation();
    Translation(const Translation &) = delete;
    Translation &operator=(const Translation &) = delete;

    /// Chinese or English; numbers and dates follow.
    void use(QLocale::Language language);

private:
    void remove();

    QTranslator m_own;
    QTranslator m_qt;
};

/// The one of the two languages that the system speaks; English where it speaks another one.
QLocale::Language systemInterfaceLanguage();

} // namespace wayout::services
