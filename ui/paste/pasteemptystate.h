// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace wayout::paste {

/// The text of an empty paste pane: what to do, how many records can answer, and that nothing leaves the computer.
class PasteEmptyState final : public QWidget
{
    Q_OBJECT

public:
    explicit PasteEmptyState(QWidget *parent = nullptr);

    /// Zero records mean that the catalogue is not loaded yet.
    void setCatalogSize(int records, int domains);

Q_SIGNALS:
    void exampleRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

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
