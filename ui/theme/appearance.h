// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/storage/settings.h"

#include <QFont>
#include <QString>

namespace wayout::theme {

/// Light or dark and the size of the text, for the whole program, switched while it runs.
class Appearance final
{
public:
    /// Applies what the settings say. Needs the QApplication as it was started: the desktop's style and font.
    explicit Appearance(storage::Settings &settings);

    storage::Settings::Appearance chosen() const { return m_chosen; }
    void choose(storage::Settings::Appearance appearance);
    /// For this run only.
    void use(storage::Settings::Appearance appearance);
    /// In percent of the desktop's text; held within what the settings allow.
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
