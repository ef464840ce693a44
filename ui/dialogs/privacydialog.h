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

/// One kind of stored data: its name, its path, its size and a button that opens its folder.
class PrivacyPlace final : public QWidget
{
    Q_OBJECT

public:
    /// `name` is called again when the language changes. `path` is a file or a folder; empty when nothing is stored.
    PrivacyPlace(const std::function<QString()> &name, const QString &path, QWidget *parent);

    const QString &path() const { return m_path; }
    /// Sets the size in bytes; 0 is shown as "nothing".
    void setSize(qint64 size);

Q_SIGNALS:
    void folderRequested(const QString &path);

private:
    void updateColours();
    void retranslateUi();

    std::function<QString()> m_words;
    QString m_path;
    qint64 m_bytes = -1; ///< -1 until measured
    QLabel *m_name;
    QLabel *m_size;
    QLineEdit *m_place;
    QPushButton *m_open;
};

/// Shows the data kept on this computer and where it is. Opens the folders and erases the data.
class PrivacyDialog final : public QDialog
{
    Q_OBJECT

public:
    PrivacyDialog(services::UserDataService &userData, QWidget *parent);

Q_SIGNALS:
    void privateModeChosen(bool isPrivate);
    /// The data is about to be erased: nothing that is shown may be saved from now on.
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
    storage::Erasure m_erasure; ///< the erasure that can be undone
    QList<PrivacyPlace *> m_places;
    theme::NoticeBar *m_notice;
    QPushButton *m_forget;
};

} // namespace wayout::dialogs
