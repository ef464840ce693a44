// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

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

private:
    Content m_content = Content::Text;
};
