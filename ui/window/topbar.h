// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QHBoxLayout;
class QMenu;
class QPushButton;

namespace wayout::actions {
class WindowActions;
}

namespace wayout::window {

class LanguageSwitch;
class SearchBox;

/// What is always at hand: paste, open, search, the language, the menu with everything else.
class TopBar final : public QWidget
{
    Q_OBJECT

public:
    explicit TopBar(const actions::WindowActions &actions, QWidget *parent = nullptr);

    SearchBox &searchBox() const { return *m_search; }
    LanguageSwitch &languageSwitch() const { return *m_language; }
    /// What the menu of domains offers where there is no room for the list of them.
    void setDomainMenu(QMenu *menu);
    void setDomainMenuVisible(bool visible);
    void setRecordCount(int count);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Buttons {
        Named,
        Signs, ///< without words
        Fewest, ///< what is in the menu too is left to it
    };

    void updateIconSizes();
    /// As many words as there is room for.
    void fitButtons();
    /// Where large letters leave no room for all in one row, the language and the menu stand below the search.
    void arrange();
    void retranslateUi();

    const actions::WindowActions &m_actions;
    int m_recordCount = 0;
    Buttons m_buttons = Buttons::Named;
    QPushButton *m_paste;
    QPushButton *m_open;
    QPushButton *m_domains;
    SearchBox *m_search;
    LanguageSwitch *m_language;
    QPushButton *m_menu;
    QHBoxLayout *m_row;
    QHBoxLayout *m_secondRow;
};

} // namespace wayout::window
