// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/outcome/keepingplaces.h"

#include <QDialog>
#include <QList>

class Keeper;
class NoticeBar;
class PrivacyPlace;
class QCheckBox;
class QLabel;
class QPushButton;

/// What is kept on this computer and where, how to see it and how to erase it.
class PrivacyDialog final : public QDialog
{
    Q_OBJECT

public:
    PrivacyDialog(Keeper &keeper, QWidget *parent);

Q_SIGNALS:
    void privateModeChosen(bool isPrivate);
    /// From now on nothing of what is shown may be kept: what is kept is about to be erased.
    void forgetting();

protected:
    void changeEvent(QEvent *event) override;

private:
    void addPlaces();
    void measure();
    void openFolder(const QString &path);
    void askToForget();
    void forget();
    void take(const Erasure &erasure);
    void putBack();
    void retranslateUi();

    Keeper &m_keeper;
    Erasure m_erasure; ///< what can be taken back
    QList<PrivacyPlace *> m_places;
    QLabel *m_promise;
    QLabel *m_masking;
    NoticeBar *m_notice;
    QCheckBox *m_private;
    QPushButton *m_forget;
    QPushButton *m_close;
};
