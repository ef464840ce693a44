// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace wayout::paste {

/// Says that the text contains secrets and how they are kept. Lets the user decide, without interrupting.
class SecretBar final : public QWidget
{
    Q_OBJECT

public:
    /// How the text is kept in the history.
    enum class Keeping { Masked, Refused, Nothing };

    explicit SecretBar(QWidget *parent = nullptr);

    /// Sets the number of secrets. 0 hides the bar.
    void setCount(int count);
    void setKeeping(Keeping keeping);

Q_SIGNALS:
    void previewRequested();
    /// The user chose that the text is not kept at all, or that it is kept after all.
    void refusalChosen(bool refused);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString sentence() const;
    void retranslateUi();

    int m_count = 0;
    Keeping m_keeping = Keeping::Nothing;
    QLabel *m_label;
    QToolButton *m_preview;
    QToolButton *m_refuse;
};

} // namespace wayout::paste
