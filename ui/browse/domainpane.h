// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"
#include "app/catalog/contentlanguage.h"

#include <QWidget>

#include <optional>

class DomainModel;
class QLabel;
class QListView;
class QMenu;

/// The domains of the catalogue with how many records each has.
class DomainPane final : public QWidget
{
    Q_OBJECT

public:
    explicit DomainPane(QWidget *parent = nullptr);

    void setCatalog(const Catalog &catalog);
    void setContentLanguage(ContentLanguage language);
    /// Shows the domain as chosen, without a signal; nothing for all records.
    void setCurrent(const std::optional<QString> &domain);

    /// The same choice as a menu, for where there is no room for the pane.
    void fillMenu(QMenu &menu);

    QSize sizeHint() const override;

Q_SIGNALS:
    /// The user chose a domain; nothing for all records.
    void domainChosen(const std::optional<QString> &domain);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslateUi();
    void updateFonts();

    bool m_marking = false; ///< the current row changes without the user
    DomainModel *m_model;
    QLabel *m_heading;
    QListView *m_view;
};
