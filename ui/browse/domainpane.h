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

/// The domains of the catalogue with how many records each has, and below them, always in sight, what is the user's own.
class DomainPane final : public QWidget
{
    Q_OBJECT

public:
    explicit DomainPane(QWidget *parent = nullptr);

    void setCatalog(const catalog::Catalog &catalog);
    void setContentLanguage(catalog::ContentLanguage language);
    /// Shows the domain as chosen, without a signal; nothing for all records.
    void setCurrent(const std::optional<QString> &domain);
    /// Likewise one of the user's own lists.
    void setCurrentOwn(OwnModel::Entry entry);
    /// Nothing while it is not known.
    void setOwnCount(OwnModel::Entry entry, std::optional<int> count);
    /// What the keyboard comes to last.
    QWidget *lastStop() const;

    /// The same choice as a menu, for where there is no room for the pane.
    void fillMenu(QMenu &menu);

    QSize sizeHint() const override;

Q_SIGNALS:
    /// The user chose a domain; nothing for all records.
    void domainChosen(const std::optional<QString> &domain);
    void ownChosen(OwnModel::Entry entry);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool takeKey(const QObject *view, int key);
    void retranslateUi();
    void updateFonts();

    bool m_marking = false; ///< the current row changes without the user
    DomainModel *m_model;
    QLabel *m_heading;
    QListView *m_view;
    OwnModel *m_ownModel;
    QLabel *m_ownHeading;
    QListView *m_own; ///< chosen is what is selected; the keys alone move through it without choosing
    QHBoxLayout *m_ownRow;
    QSpacerItem *m_besideOwn; ///< as wide as the scroll bar of the list above
};

} // namespace wayout::browse
