// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/browse/domainmodel.h"

#include <QWidget>

#include <optional>

class QHBoxLayout;
class QLabel;
class QListView;
class QMenu;
class QSpacerItem;

namespace wayout::browse {

/// The domains of the catalogue with their numbers of records. Below them are the user's own lists, which are always
/// visible.
class DomainPane final : public QWidget
{
    Q_OBJECT

public:
    explicit DomainPane(QWidget *parent = nullptr);

    void setCatalog(const catalog::Catalog &catalog);
    void setContentLanguage(catalog::ContentLanguage language);
    /// Shows the domain as selected, without a signal. No value means all records.
    void setCurrent(const std::optional<QString> &domain);
    /// Shows one of the user's own lists as selected, without a signal.
    void setCurrentOwn(OwnModel::Entry entry);
    /// Sets the number of entries of one of the user's own lists. No value means that it is not known yet.
    void setOwnCount(OwnModel::Entry entry, std::optional<int> count);
    /// Returns the last widget in the tab order of the pane.
    QWidget *lastStop() const;

    /// Fills a menu with the same choices, for a window without room for the pane.
    void fillMenu(QMenu &menu);

    QSize sizeHint() const override;

Q_SIGNALS:
    /// The user chose a domain. No value means all records.
    void domainChosen(const std::optional<QString> &domain);
    void ownChosen(OwnModel::Entry entry);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool takeKey(const QObject *view, int key);
    void retranslateUi();
    void updateFonts();

    bool m_marking = false; ///< the program, not the user, changes the current row
    DomainModel *m_model;
    QLabel *m_heading;
    QListView *m_view;
    OwnModel *m_ownModel;
    QLabel *m_ownHeading;
    /// The selected row is the chosen list. The arrow keys move the current row without choosing it.
    QListView *m_own;
    QHBoxLayout *m_ownRow;
    QSpacerItem *m_besideOwn; ///< as wide as the scroll bar of the list above
};

} // namespace wayout::browse
