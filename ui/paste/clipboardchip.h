// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QToolButton;

namespace wayout::theme {
class ElidedLabel;
}

namespace wayout::paste {

/// A line that offers to search the clipboard's text. It never takes the focus by itself.
class ClipboardChip final : public QWidget
{
    Q_OBJECT

public:
    explicit ClipboardChip(QWidget *parent = nullptr);

    /// Shows the offer. `message` is the first line of the clipboard's text.
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
