// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLabel>
#include <QWidget>

class QHBoxLayout;

namespace wayout::theme {

/// One line of plain text that is elided where it does not fit. Screen readers read all of it.
class ElidedLabel final : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// The strip at the top of a pane: a title in dim text, and buttons.
class PaneHeader final : public QWidget
{
    Q_OBJECT

public:
    explicit PaneHeader(QWidget *parent = nullptr);

    void setText(const QString &text);
    QString text() const { return m_label->text(); }
    enum class Side { Start, End };
    void addWidget(QWidget *widget, Side side = Side::End);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void updateColours();
    void updateHeight();

    ElidedLabel *m_label;
    QHBoxLayout *m_layout;
};

} // namespace wayout::theme
