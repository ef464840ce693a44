// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLabel>

/// What stands over a part of a sheet; a screen reader is told that it is a heading.
class Heading final : public QLabel
{
    Q_OBJECT

public:
    explicit Heading(const QString &text, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void updateLook();
};
