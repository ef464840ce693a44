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

/// The commands that are always visible: paste, open, search, the language, and the menu with all others.
class TopBar final : public QWidget
{
    Q_OBJECT

public:
    explicit TopBar(const actions::WindowActions &actions, QWidget *parent = nullptr);

    SearchBox &searchBox() const { return *m_search; }
    LanguageSwitch &languageSwitch() const { return *m_language; }
    /// Sets the menu of domains, shown when there is no room for their list.
    void setDomainMenu(QMenu *menu);
    void setDomainMenuVisible(bool visible);
    void setRecordCount(int count);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Buttons {
        Named,
        Signs, ///< icons only
        Fewest, ///< without buttons that are also in the menu
    };

    void updateIconSizes();
    /// Shows as many button texts as fit.
    void fitButtons();
    /// Moves the language and the menu below the search when large fonts leave no room for one row.
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
