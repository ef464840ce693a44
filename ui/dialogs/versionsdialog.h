// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/storage/teamoutbox.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace wayout::dialogs {

/// A record as the team has it and as it would be given to the team, beside each other; what only one of them says is marked.
/// Accepted: one's own is given.
class VersionsDialog final : public QDialog
{
    Q_OBJECT

public:
    VersionsDialog(const storage::TeamRecord &theirs, bool isOwnEarlier, const storage::TeamRecord &mine,
        catalog::ContentLanguage language, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslateUi();

    QString m_author; ///< empty: the reader
    QLabel *m_theirHeading;
    QLabel *m_myHeading;
    QPlainTextEdit *m_theirs;
    QPlainTextEdit *m_mine;
    QPushButton *m_give;
};

} // namespace wayout::dialogs
