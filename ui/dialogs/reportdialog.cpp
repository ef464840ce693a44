// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/reportdialog.h"

#include "ui/theme/changes.h"
#include "ui/theme/clipboard.h"
#include "ui/theme/labels.h"
#include "ui/theme/typescale.h"

#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace wayout::dialogs {
namespace {

constexpr QSize comfortable(96 * theme::gridUnit, 72 * theme::gridUnit);

} // namespace

ReportDialog::ReportDialog(const QString &report, QWidget *parent)
    : QDialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    auto *summary = theme::saying(theme::wrappingLabel(this), [] {
        return tr("The lines around the error and the record that explains it, as Markdown. What looks like a secret "
                  "has ****** instead; read it before you hand it on, some may have been missed.");
    });
    auto *view = new QPlainTextEdit(this);
    view->setFont(theme::codeFont());
    view->setReadOnly(true);
    view->setTabChangesFocus(true);
    view->setPlainText(report);
    auto *copy = theme::saying(new QPushButton(this), [] { return tr("Co&py"); });
    copy->setDefault(true);
    auto *close = theme::saying(new QPushButton(this), [] { return tr("&Close"); });
    close->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(copy);
    buttons->addWidget(close);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(summary);
    layout->addWidget(view, 1);
    layout->addLayout(buttons);
    connect(copy, &QPushButton::clicked, this, [this, report] {
        Q_EMIT copied(theme::copyToClipboard(report));
        accept();
    });
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    resize(comfortable.boundedTo(parent->size()));
    theme::keepTranslated(*this, [this, view] {
        setWindowTitle(tr("Report"));
        view->setAccessibleName(windowTitle());
    });
    copy->setFocus();
}

} // namespace wayout::dialogs
