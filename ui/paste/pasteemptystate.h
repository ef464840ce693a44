// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace wayout::paste {

/// What an empty paste pane says: what to do, what is there to answer, that nothing is sent anywhere.
class PasteEmptyState final : public QWidget
{
    Q_OBJECT

public:
    explicit PasteEmptyState(QWidget *parent = nullptr);

    /// Zero records: the catalogue is not there yet.
    void setCatalogSize(int records, int domains);

Q_SIGNALS:
    void exampleRequested();

private:
    void retranslateUi();
    void updateColours();

    int m_records = 0;
    int m_domains = 0;
    QLabel *m_title;
    QLabel *m_promise;
    QPushButton *m_example;
};

} // namespace wayout::paste
