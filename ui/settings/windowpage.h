// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace wayout::actions {
class WindowActions;
}

namespace wayout::services {
class Language;
}

namespace wayout::storage {
class Settings;
}

namespace wayout::theme {
class Appearance;
}

namespace wayout::settings {

class SettingsForm;

/// The settings of the menu on one page: languages, colours, text size and private mode. Changes take effect at once.
class WindowPage final : public QWidget
{
    Q_OBJECT

public:
    WindowPage(storage::Settings &settings, services::Language &language, theme::Appearance &appearance,
        actions::WindowActions &actions, QWidget *parent = nullptr);

private:
    void retranslateUi();
    void showCurrent();

    storage::Settings &m_settings;
    services::Language &m_language;
    theme::Appearance &m_appearance;
    actions::WindowActions &m_actions;
    QComboBox *m_records;
    QComboBox *m_interface;
    QComboBox *m_colours;
    QSpinBox *m_text;
    QCheckBox *m_clipboard;
    QCheckBox *m_private;
    SettingsForm *m_form;
};

} // namespace wayout::settings
