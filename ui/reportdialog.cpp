// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reportdialog.h"

#include "ui/clipboard.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace {

constexpr QSize comfortable(96 * gridUnit, 72 * gridUnit);

} // namespace

ReportDialog::ReportDialog(const QString &report, QWidget *parent)
    : QDialog(parent)
    , m_summary(new QLabel(this))
    , m_view(new QPlainTextEdit(this))
    , m_copy(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_view->setFont(codeFont());
    m_view->setReadOnly(true);
    m_view->setTabChangesFocus(true);
    m_view->setPlainText(report);
    m_copy->setDefault(true);
    m_close->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_copy);
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_view, 1);
    layout->addLayout(buttons);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        Q_EMIT copied(copyToClipboard(m_view->toPlainText()));
        accept();
    });
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    resize(comfortable.boundedTo(parent->size()));
    retranslateUi();
    m_copy->setFocus();
}

void ReportDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslateUi();
    }
}

void ReportDialog::retranslateUi()
{
    setWindowTitle(tr("Report"));
    m_summary->setText(tr("The lines around the error and the record that explains it, as Markdown. What looks like a secret "
                          "has ****** instead; read it before you hand it on, some may have been missed."));
    m_view->setAccessibleName(windowTitle());
    m_copy->setText(tr("Co&py"));
    m_close->setText(tr("&Close"));
}
