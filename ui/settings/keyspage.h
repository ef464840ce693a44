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

/// The keys of the window: which command has which, and other ones for it. What is chosen takes effect at once; keys that something else
/// has are taken from it only when that is wanted, and what was taken or reset comes back with Undo.
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
    /// Room for a few rows, and for the words of a command, whatever the size of the letters.
    void measureList();
    std::optional<actions::WindowActions::Id> current() const;
    void find();
    void step(int by);
    void takePress(int field, const QKeySequence &keys);
    void takeEmptied(int field);
    using Sentence = std::function<QString()>;
    /// Unless another command has one of them: then it is asked first. What was done is said, with a way back, if there is a sentence for it.
    void give(actions::WindowActions::Id id, const actions::WindowActions::Keys &keys, const Sentence &done = {});
    void change(const Sentence &done, const std::function<void()> &change);
    void refuse(const Sentence &reason);
    void resetCurrent();
    void resetAll();
    void refresh();
    void retranslateUi();

    actions::WindowActions &m_actions;
    KeyModel *m_model;
    std::optional<actions::WindowActions::Id> m_current; ///< of the row that was chosen last
    QLabel *m_intro;
    QLineEdit *m_words;
    QTableView *m_view;
    QLabel *m_name;
    std::array<KeyField *, actions::WindowActions::mostKeys> m_fields;
    theme::NoticeBar *m_notice;
    bool m_offersUndo = false; ///< the notice does: it stays, whatever is chosen next
    QPushButton *m_default;
    QPushButton *m_allDefault;
    SettingsForm *m_form;
};

} // namespace wayout::settings
