// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMainWindow>

class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow();
};
