// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/recordform.h"

#include <QWidget>

class QLabel;
class QListView;
class QPushButton;

namespace wayout::editor {

class DraftDocument;
class EntryModel;
class FieldForm;
class OutcomeModel;

/// Edits a list of a draft: adds, removes and moves entries, and shows the fields of the chosen entry below. Entries
/// that are texts are edited in place.
class EntryList final : public QWidget
{
    Q_OBJECT

public:
    EntryList(DraftDocument &document, const catalog::FormatField &field, QWidget *parent);

    /// Binds the list to the object that contains it, given as a JSON pointer.
    void bind(const QString &object);
    /// Shows the entry that contains `pointer` and focuses the field. Returns false when the pointer is not in this
    /// list.
    bool focusField(const QString &pointer);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void add();
    void remove();
    void move(int by);
    void choose(int row);
    void showChosen();
    void showFindings();
    void fit();
    void retranslateUi();

    DraftDocument &m_document;
    const catalog::FormatField &m_field;
    EntryModel *m_model;
    QLabel *m_label;
    QLabel *m_findings;
    QListView *m_view;
    QPushButton *m_add;
    QPushButton *m_remove;
    QPushButton *m_up;
    QPushButton *m_down;
    FieldForm *m_form = nullptr; ///< null for a list of texts
};

/// Edits the result of each dead end or each workaround in a run.
class OutcomeList final : public QWidget
{
    Q_OBJECT

public:
    OutcomeList(DraftDocument &document, const catalog::FormatField &field, QWidget *parent);

    void bind(const QString &object);
    bool focusField(const QString &pointer);

private:
    void retranslateUi();

    const catalog::FormatField &m_field;
    QString m_pointer;
    OutcomeModel *m_model;
    QLabel *m_label;
    QListView *m_view;
};

} // namespace wayout::editor
