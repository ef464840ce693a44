// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/match/engine.h"
#include "app/storage/pastehistory.h"
#include "ui/theme/texttable.h"

#include <QDialog>

#include <memory>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace wayout::services {
class UserDataService;
}

namespace wayout::theme {
class NoticeBar;
}

namespace wayout::history {

/// The pasted texts: when they were pasted, how they begin, and which record fitted best.
class HistoryModel final : public theme::TextTableModel
{
    Q_OBJECT

public:
    enum Column { TimeColumn, TextColumn, RecordColumn, ColumnCount };

    explicit HistoryModel(QObject *parent = nullptr);

    /// Sets the engine whose catalogue has the signatures of the records. Null while no catalogue is loaded.
    void setEngine(const std::shared_ptr<const match::Engine> &engine, catalog::ContentLanguage language);
    void setPastes(const QList<storage::KeptPaste> &pastes);
    const storage::KeptPaste &pasteAt(int row) const { return m_pastes.at(row); }

    QVariant data(const QModelIndex &index, int role) const override;

private:
    int count() const override { return int(m_pastes.size()); }
    QStringList titles() const override;
    QVariant cell(int row, int column) const override;

    std::shared_ptr<const match::Engine> m_engine;
    catalog::ContentLanguage m_language = catalog::ContentLanguage::English;
    QList<storage::KeptPaste> m_pastes;
};

/// Lists the pasted texts. The user can find them by their words, open them again, and forget one or all of them.
class HistoryDialog final : public QDialog
{
    Q_OBJECT

public:
    HistoryDialog(services::UserDataService &userData, const std::shared_ptr<const match::Engine> &engine,
        catalog::ContentLanguage language, QWidget *parent);

Q_SIGNALS:
    /// The user opened a paste, which has its whole text.
    void chosen(const storage::KeptPaste &paste);
    void privateModeChosen(bool isPrivate);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void find();
    void take(const QList<storage::KeptPaste> &pastes);
    void choose(int row);
    void forgetSelected();
    void forgetAll();
    void offerUndo(const QList<storage::KeptPaste> &forgotten);
    void putBack();
    void retranslateUi();

    services::UserDataService &m_userData;
    HistoryModel *m_model;
    QLineEdit *m_words;
    QLabel *m_summary;
    QTableView *m_view;
    theme::NoticeBar *m_notice;
    QPushButton *m_open;
    QPushButton *m_forget;
    QPushButton *m_forgetAll;
    QList<storage::KeptPaste> m_forgotten; ///< the texts that Undo brings back
    /// Whether the first search has finished. Until then the dialog says nothing about the number of texts.
    bool m_hasLooked = false;
    /// The number of searches so far. The result of an older search is not shown.
    int m_asked = 0;
};

} // namespace wayout::history
