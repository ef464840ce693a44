// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class Appearance;
class Language;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;
class Settings;
class WindowActions;

/// The languages, the colours, the size of the text, and whether anything is kept: the choices of the menu in one place. Each takes effect
/// at once.
class WindowPage final : public QWidget
{
    Q_OBJECT

public:
    WindowPage(Settings &settings, Language &language, Appearance &appearance, WindowActions &actions, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void retranslateUi();
    void showCurrent();

    Settings &m_settings;
    Language &m_language;
    Appearance &m_appearance;
    WindowActions &m_actions;
    QLabel *m_recordsLabel;
    QComboBox *m_records;
    QLabel *m_interfaceLabel;
    QComboBox *m_interface;
    QLabel *m_coloursLabel;
    QComboBox *m_colours;
    QLabel *m_textLabel;
    QSpinBox *m_text;
    QCheckBox *m_clipboard;
    QLabel *m_clipboardMeaning;
    QCheckBox *m_private;
    QLabel *m_privateMeaning;
    QFormLayout *m_form = nullptr;
};
