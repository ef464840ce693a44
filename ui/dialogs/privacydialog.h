// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/storage/datapaths.h"

#include <QDialog>
#include <QList>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace wayout::services {
class UserDataService;
}

namespace wayout::theme {
class NoticeBar;
}

namespace wayout::dialogs {

/// One kind of what is kept: its name, where it lies, how large it is, and the way to its folder.
class PrivacyPlace final : public QWidget
{
    Q_OBJECT

public:
    /// `name` is asked for again when the language changes. `path`: a file or a folder; empty where there is none.
    PrivacyPlace(const std::function<QString()> &name, const QString &path, QWidget *parent);

    const QString &path() const { return m_path; }
    /// Bytes; 0 is "nothing".
    void setSize(qint64 size);

Q_SIGNALS:
    void folderRequested(const QString &path);

private:
    void updateColours();
    void retranslateUi();

    std::function<QString()> m_words;
    QString m_path;
    qint64 m_bytes = -1; ///< not measured yet
    QLabel *m_name;
    QLabel *m_size;
    QLineEdit *m_place;
    QPushButton *m_open;
};

/// What is kept on this computer and where, how to see it and how to erase it.
class PrivacyDialog final : public QDialog
{
    Q_OBJECT

public:
    PrivacyDialog(services::UserDataService &userData, QWidget *parent);

Q_SIGNALS:
    void privateModeChosen(bool isPrivate);
    /// From now on nothing of what is shown may be kept: what is kept is about to be erased.
    void forgetting();

private:
    void addPlaces();
    void measure();
    void openFolder(const QString &path);
    void askToForget();
    void forget();
    void take(const storage::Erasure &erasure);
    void putBack();

    services::UserDataService &m_userData;
    storage::Erasure m_erasure; ///< what can be taken back
    QList<PrivacyPlace *> m_places;
    theme::NoticeBar *m_notice;
    QPushButton *m_forget;
};

} // namespace wayout::dialogs
