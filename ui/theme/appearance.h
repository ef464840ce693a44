// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/storage/settings.h"

#include <QFont>
#include <QString>

namespace wayout::theme {

/// Light or dark colours and the text size of the whole program. Both can change while it runs.
class Appearance final
{
public:
    /// Applies the settings. Create it while the QApplication still has the desktop's style and font.
    explicit Appearance(storage::Settings &settings);

    storage::Settings::Appearance chosen() const { return m_chosen; }
    void choose(storage::Settings::Appearance appearance);
    /// Applies the appearance for this run only, without saving it.
    void use(storage::Settings::Appearance appearance);
    /// Sets the text size in percent of the desktop's; the settings limit the range.
    void setTextZoom(int percent);
    int textZoom() const;

private:
    void applyTextZoom();

    storage::Settings &m_settings;
    storage::Settings::Appearance m_chosen = storage::Settings::Appearance::System;
    QString m_desktopStyle;
    QFont m_desktopFont;
};

} // namespace wayout::theme
