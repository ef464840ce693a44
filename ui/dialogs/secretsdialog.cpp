// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/secretsdialog.h"

#include "ui/theme/changes.h"
#include "ui/theme/itemviews.h"
#include "ui/theme/labels.h"
#include "ui/theme/typescale.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace wayout::dialogs {
namespace {

constexpr QSize comfortable(104 * theme::gridUnit, 48 * theme::gridUnit);

QString kindWords(text::SecretKind kind)
{
    switch (kind) {
    case text::SecretKind::Key:
        return SecretModel::tr("Key of a service");
    case text::SecretKind::WebToken:
        return SecretModel::tr("Web token (JWT)");
    case text::SecretKind::PrivateKey:
        return SecretModel::tr("Private key");
    case text::SecretKind::Password:
        return SecretModel::tr("Password");
    case text::SecretKind::UrlPassword:
        return SecretModel::tr("Password in an address");
    case text::SecretKind::Header:
        return SecretModel::tr("Authorization header");
    case text::SecretKind::Cookie:
        return SecretModel::tr("Cookie");
    case text::SecretKind::IdentityNumber:
        return SecretModel::tr("Identity number");
    case text::SecretKind::PhoneNumber:
        return SecretModel::tr("Phone number");
    case text::SecretKind::CardNumber:
        return SecretModel::tr("Bank card number");
    }
    return {};
}

QString beginningWords(const text::SecretPlace &place)
{
    //: %1 are the first characters of a secret
    return place.beginning.isEmpty()
        ? SecretModel::tr("%Ln character(s)", nullptr, place.length)
        : SecretModel::tr("%1…, %Ln character(s)", nullptr, place.length).arg(place.beginning);
}

} // namespace

SecretModel::SecretModel(const text::FoundSecrets &found, const std::vector<int> &lines, QObject *parent)
    : theme::TextTableModel(ColumnCount, parent)
    , m_found(found)
    , m_lines(lines)
{
}

int SecretModel::lineAt(int row) const
{
    const int line = placeAt(row).line;
    return m_lines.empty() || size_t(line) > m_lines.size() ? line : m_lines[size_t(line) - 1];
}

QVariant SecretModel::cell(int row, int column) const
{
    const text::SecretPlace &place = placeAt(row);
    switch (Column(column)) {
    case LineColumn:
        return lineAt(row);
    case KindColumn:
        return kindWords(place.kind);
    case BeginningColumn:
        return beginningWords(place);
    case KeptColumn:
        return place.masked;
    case ColumnCount:
        break;
    }
    return {};
}

QStringList SecretModel::titles() const
{
    return {tr("Line"), tr("Kind"), tr("The secret"), tr("As it is kept and reported")};
}

SecretsDialog::SecretsDialog(
    const text::FoundSecrets &found, const std::vector<int> &lines, bool canRefuse, QWidget *parent)
    : QDialog(parent)
    , m_count(found.count)
    , m_model(new SecretModel(found, lines, this))
    , m_summary(theme::wrappingLabel(this))
    , m_view(new QTableView(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    theme::setUpTable(*m_view, *m_model);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->horizontalHeader()->setStretchLastSection(true);
    auto *refuse = theme::saying(new QPushButton(this), [] { return tr("&Don't store this text"); });
    refuse->setVisible(canRefuse);
    refuse->setAutoDefault(false);
    auto *close = theme::saying(new QPushButton(this), [] { return tr("&Close"); });
    close->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(refuse);
    buttons->addStretch();
    buttons->addWidget(close);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_view, 1);
    layout->addLayout(buttons);

    connect(m_view, &QTableView::activated, this, [this](const QModelIndex &index) {
        const text::SecretPlace &place = m_model->placeAt(index.row());
        Q_EMIT placeChosen(m_model->lineAt(index.row()), place.column, place.length);
        accept();
    });
    connect(refuse, &QPushButton::clicked, this, [this] {
        Q_EMIT refused();
        accept();
    });
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    resize(comfortable.boundedTo(parent->size()));
    theme::keepTranslated(*this, [this] { retranslateUi(); });
    m_view->resizeColumnsToContents();
    m_view->selectRow(0);
    m_view->setFocus();
}

void SecretsDialog::retranslateUi()
{
    setWindowTitle(tr("Secrets in the text"));
    const QString found = m_count > m_model->rowCount()
        //: %1 is a number
        ? tr("%Ln secret(s) found; here are the first %1.", nullptr, int(m_count))
              .arg(QLocale().toString(m_model->rowCount()))
        : tr("%Ln secret(s) found.", nullptr, int(m_count));
    //: %1 is "2 secrets found."
    m_summary->setText(
        tr("%1 What is kept of this text, and what is reported, has ****** in their place. The search sees "
           "all of it. No list of forms is complete: a secret may have been missed.")
            .arg(found));
    m_view->setAccessibleName(windowTitle());
}

} // namespace wayout::dialogs
