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

/// Texts that were pasted: when, how they begin, and which record fitted best.
class HistoryModel final : public theme::TextTableModel
{
    Q_OBJECT

public:
    enum Column { TimeColumn, TextColumn, RecordColumn, ColumnCount };

    explicit HistoryModel(QObject *parent = nullptr);

    /// The signatures of the records come from the engine's catalogue; null while there is none.
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

/// The texts that were pasted: found by their words, opened again, forgotten one by one or all.
class HistoryDialog final : public QDialog
{
    Q_OBJECT

public:
    HistoryDialog(services::UserDataService &userData, const std::shared_ptr<const match::Engine> &engine,
        catalog::ContentLanguage language, QWidget *parent);

Q_SIGNALS:
    /// The whole text.
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
    QList<storage::KeptPaste> m_forgotten; ///< what Undo brings back
    bool m_hasLooked = false; ///< until then nothing is said about what is kept
    int m_asked = 0; ///< searches so far: an older one's answer is not shown
};

} // namespace wayout::history
