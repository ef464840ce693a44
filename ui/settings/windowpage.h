// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class Appearance;
class Language;
class QCheckBox;
class QComboBox;
class QSpinBox;
class Settings;
class SettingsForm;
class WindowActions;

/// The languages, the colours, the size of the text, and whether anything is kept: the choices of the menu in one place. Each takes effect
/// at once.
class WindowPage final : public QWidget
{
    Q_OBJECT

public:
    WindowPage(Settings &settings, Language &language, Appearance &appearance, WindowActions &actions,
        QWidget *parent = nullptr);

private:
    void retranslateUi();
    void showCurrent();

    Settings &m_settings;
    Language &m_language;
    Appearance &m_appearance;
    WindowActions &m_actions;
    QComboBox *m_records;
    QComboBox *m_interface;
    QComboBox *m_colours;
    QSpinBox *m_text;
    QCheckBox *m_clipboard;
    QCheckBox *m_private;
    SettingsForm *m_form;
};
