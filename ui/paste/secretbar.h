// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace wayout::paste {

/// Says that the text holds secrets, and what becomes of them; there to be decided about, not in the way.
class SecretBar final : public QWidget
{
    Q_OBJECT

public:
    /// What is kept of the text.
    enum class Keeping { Masked, Refused, Nothing };

    explicit SecretBar(QWidget *parent = nullptr);

    /// 0 hides it.
    void setCount(int count);
    void setKeeping(Keeping keeping);

Q_SIGNALS:
    void previewRequested();
    /// That the text is not kept at all, or is after all.
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
