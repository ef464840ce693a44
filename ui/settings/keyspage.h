// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/actions/windowactions.h"

#include <QWidget>

#include <array>
#include <functional>
#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace wayout::theme {
class NoticeBar;
}

namespace wayout::settings {

class KeyField;
class KeyModel;
class SettingsForm;

/// Shows and changes the keys of the window's commands. Changes take effect at once. Keys in use are taken from the
/// other command only after confirmation. Undo reverses both taking and resetting keys.
class KeysPage final : public QWidget
{
    Q_OBJECT

public:
    explicit KeysPage(actions::WindowActions &actions, QWidget *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void connectParts();
    /// Makes the list large enough for a few rows and the longest command in any font size.
    void measureList();
    std::optional<actions::WindowActions::Id> current() const;
    void find();
    void step(int by);
    void takePress(int field, const QKeySequence &keys);
    void takeEmptied(int field);
    using Sentence = std::function<QString()>;
    /// Assigns the keys. Asks first if another command has one of them. Shows `done`, if it is not empty, with a button
    /// to undo.
    void give(actions::WindowActions::Id id, const actions::WindowActions::Keys &keys, const Sentence &done = {});
    void change(const Sentence &done, const std::function<void()> &change);
    void refuse(const Sentence &reason);
    void resetCurrent();
    void resetAll();
    void refresh();
    void retranslateUi();

    actions::WindowActions &m_actions;
    KeyModel *m_model;
    std::optional<actions::WindowActions::Id> m_current; ///< the command of the row that was chosen last
    QLabel *m_intro;
    QLineEdit *m_words;
    QTableView *m_view;
    QLabel *m_name;
    std::array<KeyField *, actions::WindowActions::mostKeys> m_fields;
    theme::NoticeBar *m_notice;
    bool m_offersUndo = false; ///< the notice offers to undo, so it stays when another row is chosen
    QPushButton *m_default;
    QPushButton *m_allDefault;
    SettingsForm *m_form;
};

} // namespace wayout::settings
