// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"

#include <QDialog>

class ProblemModel;
class QLabel;
class QPushButton;
class QTableView;

/// What could not be used of the catalogues, and why; can be copied row by row or whole.
class ProblemsDialog final : public QDialog
{
    Q_OBJECT

public:
    ProblemsDialog(const QList<Problem> &problems, QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslateUi();
    QString summary() const;
    void limitColumns();
    void copySelected();
    void copyAll();

    ProblemModel *m_model;
    QLabel *m_summary;
    QTableView *m_view;
    QPushButton *m_copySelected;
    QPushButton *m_copyAll;
};
