// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/actions/windowactions.h"

#include <QWidget>

#include <array>
#include <functional>
#include <optional>

class KeyField;
class KeyModel;
class NoticeBar;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;
class SettingsForm;

/// The keys of the window: which command has which, and other ones for it. What is chosen takes effect at once; keys that something else
/// has are taken from it only when that is wanted, and what was taken or reset comes back with Undo.
class KeysPage final : public QWidget
{
    Q_OBJECT

public:
    explicit KeysPage(WindowActions &actions, QWidget *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void connectParts();
    /// Room for a few rows, and for the words of a command, whatever the size of the letters.
    void measureList();
    std::optional<WindowActions::Id> current() const;
    void find();
    void step(int by);
    void takePress(int field, const QKeySequence &keys);
    void takeEmptied(int field);
    using Sentence = std::function<QString()>;
    /// Unless another command has one of them: then it is asked first. What was done is said, with a way back, if there is a sentence for it.
    void give(WindowActions::Id id, const WindowActions::Keys &keys, const Sentence &done = {});
    void change(const Sentence &done, const std::function<void()> &change);
    void refuse(const Sentence &reason);
    void resetCurrent();
    void resetAll();
    void refresh();
    void retranslateUi();

    WindowActions &m_actions;
    KeyModel *m_model;
    std::optional<WindowActions::Id> m_current; ///< of the row that was chosen last
    QLabel *m_intro;
    QLineEdit *m_words;
    QTableView *m_view;
    QLabel *m_name;
    std::array<KeyField *, WindowActions::mostKeys> m_fields;
    NoticeBar *m_notice;
    bool m_offersUndo = false; ///< the notice does: it stays, whatever is chosen next
    QPushButton *m_default;
    QPushButton *m_allDefault;
    SettingsForm *m_form;
};
