// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/authoring/recordimport.h"
#include "ui/theme/texttable.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPushButton;
class QTableView;

namespace wayout::dialogs {

/// The records of an import, each with the result that it would have.
class ImportModel final : public theme::TextTableModel
{
    Q_OBJECT

public:
    enum Column { RecordColumn, FateColumn, ColumnCount };

    ImportModel(const QList<authoring::ImportedRecord> &records, QObject *parent = nullptr);

    /// Sets whether records that differ from existing ones become copies.
    void setCopies(bool copies);

private:
    int count() const override { return int(m_records.size()); }
    QStringList titles() const override;
    QVariant cell(int row, int column) const override;
    QString words(authoring::ImportFate fate) const;

    const QList<authoring::ImportedRecord> m_records;
    bool m_copies = false;
};

/// Shows the result of an import before anything is written, and asks for confirmation.
class ImportDialog final : public QDialog
{
    Q_OBJECT

public:
    ImportDialog(const authoring::ImportPlan &plan, const QString &folder, QWidget *parent);

    /// Whether records that differ from existing ones become copies.
    bool differingAsCopies() const;

Q_SIGNALS:
    void problemsRequested();

private:
    int count(authoring::ImportFate fate) const;
    void updateState();
    void retranslateUi();

    const authoring::ImportPlan m_plan;
    const QString m_folder;
    ImportModel *m_model;
    QLabel *m_summary;
    QTableView *m_view;
    QCheckBox *m_copies;
    QPushButton *m_import;
};

} // namespace wayout::dialogs
