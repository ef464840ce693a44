// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QMimeData;

/// Covers the whole of its parent while something is dragged over it, and says what dropping it does.
class DropOverlay final : public QWidget
{
    Q_OBJECT

public:
    enum class Content { File, Text };

    explicit DropOverlay(QWidget *parent);

    void cover(Content content);

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// Lets text and files be dropped anywhere on a widget, and covers it meanwhile with a word about what will happen.
class DropTarget final : public QObject
{
    Q_OBJECT

public:
    explicit DropTarget(QWidget *widget);

Q_SIGNALS:
    void dropped(const QMimeData &contents);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    DropOverlay *m_overlay;
};
