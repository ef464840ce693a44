// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

/// What stands where a record would, while none is chosen.
class EmptyDetail final : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyDetail(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};
