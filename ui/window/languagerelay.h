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

/// Tells the parts of the window that a language has changed, one part per turn of the event loop. The change of one
/// part is painted, and input is handled, before the next part changes; changing all at once would cause a noticeable
/// delay.
class LanguageRelay final : public QObject
{
    Q_OBJECT

public:
    explicit LanguageRelay(const services::Language &language, QObject *parent = nullptr);

    /// Adds a part that shows texts of the interface.
    void add(QWidget *part) { m_parts.append(Part{part, {}}); }
    /// Adds a part that also shows texts of records.
    template<typename Pane>
    void addPane(Pane *pane)
    {
        m_parts.append(Part{pane, [pane](catalog::ContentLanguage language) { pane->setContentLanguage(language); }});
    }

    /// Starts with the first part, even if the last round is not finished.
    void tell();
    /// Does the same after the language of the interface has changed.
    void tellInterface();
    /// Tells all remaining parts now.
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
    /// Whether some parts do not know yet that the language of the interface has changed.
    bool m_wordsAreOld = false;
    QTimer m_pace;
};

} // namespace wayout::window
