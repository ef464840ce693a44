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

/// A list in a draft: its entries, to be added, removed and moved, and below them the fields of the one that is chosen. Entries that
/// are texts are edited in their place.
class EntryList final : public QWidget
{
    Q_OBJECT

public:
    EntryList(DraftDocument &document, const catalog::FormatField &field, QWidget *parent);

    /// The object that has the list, as a JSON pointer.
    void bind(const QString &object);
    /// Gives the focus to what `pointer` names, and shows the entry that it is in. False when that is not here.
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
    FieldForm *m_form = nullptr; ///< none for texts
};

/// What came of each dead end, or each workaround, in a run.
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
