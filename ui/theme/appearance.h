// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/storage/settings.h"

#include <QFont>
#include <QString>

/// Light or dark and the size of the text, for the whole program, switched while it runs.
class Appearance final
{
public:
    /// Applies what the settings say. Needs the QApplication as it was started: the desktop's style and font.
    explicit Appearance(Settings &settings);

    Settings::Appearance chosen() const { return m_chosen; }
    void choose(Settings::Appearance appearance);
    /// For this run only.
    void use(Settings::Appearance appearance);
    /// In percent of the desktop's text; held within what the settings allow.
    void setTextZoom(int percent);
    int textZoom() const;

private:
    void applyTextZoom();

    Settings &m_settings;
    Settings::Appearance m_chosen = Settings::Appearance::System;
    QString m_desktopStyle;
    QFont m_desktopFont;
};
