// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/owncatalogs.h"
#include "app/catalog/problem.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;
class QTableView;

namespace wayout::services {
class Catalogues;
}

namespace wayout::theme {
class NoticeBar;
}

namespace wayout::settings {

class CatalogModel;

/// Edits the user's own catalogues: which ones, their order and whether they are on. Shows what is wrong with them.
/// Changes take effect at once.
class CataloguesPage final : public QWidget
{
    Q_OBJECT

public:
    explicit CataloguesPage(services::Catalogues &catalogues, QWidget *parent = nullptr);

    /// Adds the path as if the user had chosen it.
    void add(const QString &path);

Q_SIGNALS:
    void problemsRequested(const QList<catalog::Problem> &problems);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void choose(bool folder);
    void removeCurrent();
    void moveCurrent(int by);
    void showProblems();
    void select(const QString &path);
    int currentRow() const;
    void refresh();
    /// Puts the buttons beside the list, or below it when the list would become too narrow.
    void arrange();
    void retranslateUi();

    services::Catalogues &m_catalogues;
    CatalogModel *m_model;
    QString m_current; ///< the path of the selected row
    QLabel *m_intro;
    theme::NoticeBar *m_notice;
    QTableView *m_view;
    QLabel *m_description;
    QPushButton *m_addFolder;
    QPushButton *m_addFile;
    QPushButton *m_remove;
    QPushButton *m_up;
    QPushButton *m_down;
    QPushButton *m_problems;
    QBoxLayout *m_middle; ///< the list with the buttons beside or below it
    QLayout *m_buttons = nullptr;
};

} // namespace wayout::settings
