// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/languagerelay.h"

#include "ui/services/language.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace wayout::window {

LanguageRelay::LanguageRelay(const services::Language &language, QObject *parent)
    : QObject(parent)
    , m_language(language)
{
    connect(&m_pace, &QTimer::timeout, this, &LanguageRelay::tellNext);
}

void LanguageRelay::tell()
{
    m_next = 0;
    m_pace.start();
}

void LanguageRelay::tellInterface()
{
    m_wordsAreOld = true;
    tell();
}

void LanguageRelay::finish()
{
    while (m_pace.isActive()) {
        tellNext();
    }
}

void LanguageRelay::tellNext()
{
    const Part &part = m_parts.at(m_next++);
    const bool isLast = m_next == m_parts.size();
    const bool wordsAreOld = m_wordsAreOld;
    if (isLast) {
        m_pace.stop();
        m_wordsAreOld = false;
    }
    if (part.setContentLanguage) {
        part.setContentLanguage(m_language.content());
    }
    if (wordsAreOld) {
        QEvent change(QEvent::LanguageChange);
        QApplication::sendEvent(part.widget, &change);
    }
}

} // namespace wayout::window
