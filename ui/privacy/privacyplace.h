// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;

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

protected:
    void changeEvent(QEvent *event) override;

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
