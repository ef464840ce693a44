// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/contentlanguage.h"
#include "app/storage/teamoutbox.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;

namespace wayout::dialogs {

/// Shows the team's version of a record beside the user's, with the differences marked. Accepting the dialog gives the
/// user's version to the team.
class VersionsDialog final : public QDialog
{
    Q_OBJECT

public:
    VersionsDialog(const storage::TeamRecord &theirs, bool isOwnEarlier, const storage::TeamRecord &mine,
        catalog::ContentLanguage language, QWidget *parent);

private:
    void retranslateUi();

    QString m_author; ///< empty when the author is the user
    QLabel *m_theirHeading;
    QLabel *m_myHeading;
    QPlainTextEdit *m_theirs;
    QPlainTextEdit *m_mine;
};

} // namespace wayout::dialogs
