// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"

#include <QList>
#include <QTimer>

#include <functional>

class QWidget;

namespace wayout::services {
class Language;
}

namespace wayout::window {

/// Tells the parts of the window that a language has changed: one part after the other, each in a turn of the event loop of its own. What
/// one part changes is painted, and what the user does meanwhile is answered, before the next one is told; all at once would be felt.
class LanguageRelay final : public QObject
{
    Q_OBJECT

public:
    explicit LanguageRelay(const services::Language &language, QObject *parent = nullptr);

    /// A part that shows words of the interface.
    void add(QWidget *part) { m_parts.append(Part{part, {}}); }
    /// A part that shows words of records, too.
    template<typename Pane>
    void addPane(Pane *pane)
    {
        m_parts.append(Part{pane, [pane](catalog::ContentLanguage language) { pane->setContentLanguage(language); }});
    }

    /// Begins with the first part, also when the last time is not over.
    void tell();
    /// The same after the interface has come to speak another language.
    void tellInterface();
    /// Tells the parts that are left now.
    void finish();

private:
    struct Part {
        QWidget *widget;
        std::function<void(catalog::ContentLanguage)> setContentLanguage;
    };

    void tellNext();

    const services::Language &m_language;
    QList<Part> m_parts;
    qsizetype m_next = 0;
    /// Not all parts have heard yet that the interface speaks another language.
    bool m_wordsAreOld = false;
    QTimer m_pace;
};

} // namespace wayout::window
