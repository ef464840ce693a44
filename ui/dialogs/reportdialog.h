// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

namespace wayout::dialogs {

/// Shows a text that is meant for other people, to be read before it is copied.
class ReportDialog final : public QDialog
{
    Q_OBJECT

public:
    ReportDialog(const QString &report, QWidget *parent);

Q_SIGNALS:
    void copied(bool done);
};

} // namespace wayout::dialogs
