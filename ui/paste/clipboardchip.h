// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QToolButton;

namespace wayout::theme {
class ElidedLabel;
}

namespace wayout::paste {

/// Offers, on one line, to search what the clipboard holds. It never takes the focus by itself.
class ClipboardChip final : public QWidget
{
    Q_OBJECT

public:
    explicit ClipboardChip(QWidget *parent = nullptr);

    /// The first line of what is offered; plain text.
    void offer(const QString &message);
    QWidget *firstButton() const;
    QWidget *lastButton() const;

Q_SIGNALS:
    void accepted();
    void dismissed();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString sentence() const;
    void arrange();
    void retranslateUi();

    QString m_message;
    theme::ElidedLabel *m_label;
    QToolButton *m_accept;
    QToolButton *m_dismiss;
};

} // namespace wayout::paste
