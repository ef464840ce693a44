// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/linkdialog.h"

#include "ui/services/links.h"
#include "ui/theme/labels.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace wayout::dialogs {
namespace {

class LinkDialog
{
    Q_DECLARE_TR_FUNCTIONS(LinkDialog)
};

} // namespace

void askToOpen(const QUrl &link, QWidget *parent)
{
    if (link.scheme() != "https"_L1 && link.scheme() != "http"_L1) {
        return;
    }
    auto *box = new QMessageBox(parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    box->setWindowTitle(LinkDialog::tr("Open a web page"));
    box->setText(LinkDialog::tr("Open a page of %1 in the browser?").arg(services::shownHost(link)));
    box->setInformativeText(link.toString(QUrl::FullyEncoded));
    theme::keepPlain(*box);
    QPushButton *open = box->addButton(LinkDialog::tr("Open"), QMessageBox::AcceptRole);
    QPushButton *copy = box->addButton(LinkDialog::tr("Copy the address"), QMessageBox::ActionRole);
    box->setDefaultButton(box->addButton(QMessageBox::Cancel));
    QObject::connect(open, &QPushButton::clicked, box, [link] { QDesktopServices::openUrl(link); });
    QObject::connect(copy, &QPushButton::clicked, box,
        [link] { QGuiApplication::clipboard()->setText(link.toString(QUrl::FullyEncoded)); });
    box->open();
}

} // namespace wayout::dialogs
