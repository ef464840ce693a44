// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/secrets/secretsdialog.h"

#include "ui/secrets/secretmodel.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace {

constexpr QSize comfortable(104 * gridUnit, 48 * gridUnit);

} // namespace

SecretsDialog::SecretsDialog(const FoundSecrets &found, const std::vector<int> &lines, bool canRefuse, QWidget *parent)
    : QDialog(parent)
    , m_count(found.count)
    , m_model(new SecretModel(found, lines, this))
    , m_summary(new QLabel(this))
    , m_view(new QTableView(this))
    , m_refuse(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_view->setModel(m_model);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setShowGrid(false);
    m_view->setWordWrap(false);
    m_view->setTabKeyNavigation(false);
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_refuse->setVisible(canRefuse);
    m_refuse->setAutoDefault(false);
    m_close->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_refuse);
    buttons->addStretch();
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_view, 1);
    layout->addLayout(buttons);

    connect(m_view, &QTableView::activated, this, [this](const QModelIndex &index) {
        const SecretPlace &place = m_model->placeAt(index.row());
        Q_EMIT placeChosen(m_model->lineAt(index.row()), place.column, place.length);
        accept();
    });
    connect(m_refuse, &QPushButton::clicked, this, [this] {
        Q_EMIT refused();
        accept();
    });
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    resize(comfortable.boundedTo(parent->size()));
    retranslateUi();
    m_view->resizeColumnsToContents();
    m_view->selectRow(0);
    m_view->setFocus();
}

void SecretsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslateUi();
    }
}

void SecretsDialog::retranslateUi()
{
    setWindowTitle(tr("Secrets in the text"));
    const QString found = m_count > m_model->rowCount()
        //: %1 is a number
        ? tr("%Ln secret(s) found; here are the first %1.", nullptr, int(m_count)).arg(QLocale().toString(m_model->rowCount()))
        : tr("%Ln secret(s) found.", nullptr, int(m_count));
    //: %1 is "2 secrets found."
    m_summary->setText(tr("%1 What is kept of this text, and what is reported, has ****** in their place. The search sees "
                          "all of it. No list of forms is complete: a secret may have been missed.")
                           .arg(found));
    m_view->setAccessibleName(windowTitle());
    m_refuse->setText(tr("&Don't store this text"));
    m_close->setText(tr("&Close"));
}
