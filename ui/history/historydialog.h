// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/match/engine.h"
#include "app/outcome/pastehistory.h"

#include <QDialog>

#include <memory>

class HistoryModel;
class Keeper;
class NoticeBar;
class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

/// The texts that were pasted: found by their words, opened again, forgotten one by one or all.
class HistoryDialog final : public QDialog
{
    Q_OBJECT

public:
    HistoryDialog(
        Keeper &keeper, const std::shared_ptr<const Engine> &engine, ContentLanguage language, QWidget *parent);

Q_SIGNALS:
    /// The whole text.
    void chosen(const KeptPaste &paste);
    void privateModeChosen(bool isPrivate);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void find();
    void take(const QList<KeptPaste> &pastes);
    void choose(int row);
    void forgetSelected();
    void forgetAll();
    void offerUndo(const QList<KeptPaste> &forgotten);
    void putBack();
    void retranslateUi();

    Keeper &m_keeper;
    HistoryModel *m_model;
    QLineEdit *m_words;
    QLabel *m_summary;
    QTableView *m_view;
    NoticeBar *m_notice;
    QCheckBox *m_private;
    QPushButton *m_open;
    QPushButton *m_forget;
    QPushButton *m_forgetAll;
    QPushButton *m_close;
    QList<KeptPaste> m_forgotten; ///< what Undo brings back
    bool m_hasLooked = false; ///< until then nothing is said about what is kept
    int m_asked = 0; ///< searches so far: an older one's answer is not shown
};
