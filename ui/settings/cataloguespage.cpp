// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/cataloguespage.h"

#include "app/platform/userfolders.h"
#include "ui/services/catalogues.h"
#include "ui/settings/catalogmodel.h"
#include "ui/settings/settingsform.h"
#include "ui/theme/accessibility.h"
#include "ui/theme/buttonflow.h"
#include "ui/theme/changes.h"
#include "ui/theme/itemviews.h"
#include "ui/theme/labels.h"
#include "ui/theme/noticebar.h"
#include "ui/theme/typescale.h"

#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace wayout::settings {
namespace {

constexpr int narrowestColumn = 9 * theme::gridUnit;
constexpr int narrowBelow = 64 * theme::gridUnit; // below this width the buttons go below the list
constexpr int shownRows = 4; // minimum number of visible rows

} // namespace

CataloguesPage::CataloguesPage(services::Catalogues &catalogues, QWidget *parent)
    : QWidget(parent)
    , m_catalogues(catalogues)
    , m_model(new CatalogModel(catalogues, this))
    , m_intro(theme::wrappingLabel(this))
    , m_notice(new theme::NoticeBar(this))
    , m_view(new QTableView(this))
    , m_description(theme::wrappingLabel(this))
    , m_addFolder(pageButton(this))
    , m_addFile(pageButton(this))
    , m_remove(pageButton(this))
    , m_up(pageButton(this))
    , m_down(pageButton(this))
    , m_problems(pageButton(this))
    , m_middle(new QBoxLayout(QBoxLayout::LeftToRight))
{
    theme::setUpTable(*m_view, *m_model);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setTextElideMode(Qt::ElideMiddle);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->horizontalHeader()->setSectionResizeMode(CatalogModel::NameColumn, QHeaderView::Stretch);
    m_middle->addWidget(m_view, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(theme::gridUnit);
    layout->addWidget(m_intro);
    layout->addWidget(m_notice);
    layout->addLayout(m_middle, 1);
    layout->addWidget(m_description);

    connect(m_addFolder, &QPushButton::clicked, this, [this] { choose(true); });
    connect(m_addFile, &QPushButton::clicked, this, [this] { choose(false); });
    connect(m_remove, &QPushButton::clicked, this, &CataloguesPage::removeCurrent);
    connect(m_up, &QPushButton::clicked, this, [this] { moveCurrent(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { moveCurrent(1); });
    connect(m_problems, &QPushButton::clicked, this, &CataloguesPage::showProblems);
    connect(
        m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &current) {
            if (current.isValid()) {
                m_current = m_model->rows().at(current.row()).path;
            }
            refresh();
        });
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] { select(m_current); });
    connect(m_model, &QAbstractItemModel::dataChanged, this, &CataloguesPage::refresh);
    m_view->selectRow(0);
    theme::onChange(*this, {QEvent::FontChange}, [this] { arrange(); });
    theme::keepTranslated(*this, [this] { retranslateUi(); });
    arrange();
    theme::readAsShown(*this);
}

void CataloguesPage::arrange()
{
    const bool narrow = width() < narrowBelow * theme::textScale(font());
    m_view->horizontalHeader()->setMinimumSectionSize(qRound(narrowestColumn * theme::textScale(font())));
    m_view->setMinimumHeight((fontMetrics().height() + 2 * theme::gridUnit) * (shownRows + 1));
    if (m_buttons && narrow == (m_middle->direction() == QBoxLayout::TopToBottom)) {
        return;
    }
    delete m_buttons; // deletes the layout but not the buttons
    m_middle->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    auto *column = narrow ? nullptr : new QVBoxLayout;
    m_buttons = narrow ? static_cast<QLayout *>(new theme::ButtonFlow) : column;
    for (QPushButton *button : {m_addFolder, m_addFile, m_remove, m_up, m_down, m_problems}) {
        m_buttons->addWidget(button);
    }
    if (column) {
        column->addStretch();
    }
    m_middle->addLayout(m_buttons);
}

void CataloguesPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

int CataloguesPage::currentRow() const
{
    return m_view->currentIndex().row();
}

void CataloguesPage::select(const QString &path)
{
    m_view->selectRow(std::max(0, m_model->rowOf(path)));
    refresh();
}

void CataloguesPage::choose(bool folder)
{
    auto *dialog = new QFileDialog(this, folder ? tr("Add a folder of records") : tr("Add a file of records"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(folder ? QFileDialog::Directory : QFileDialog::ExistingFile);
    dialog->setOption(QFileDialog::ShowDirsOnly, folder);
    if (!folder) {
        //: the patterns in parentheses stay as they are
        dialog->setNameFilters({tr("Catalogues and archives (*.json *.jsonl *.ndjson *.zip *.tar *.tar.gz *.tgz "
                                   "*.tar.bz2 *.tar.xz *.tar.zst)"),
            tr("All files (*)")});
    }
    connect(dialog, &QFileDialog::fileSelected, this, &CataloguesPage::add);
    dialog->open();
}

void CataloguesPage::add(const QString &path)
{
    const QString absolute = QDir::cleanPath(QDir(path).absolutePath());
    if (m_model->rowOf(absolute) >= 0) {
        m_notice->say([absolute] { return tr("%1 is in the list already.").arg(QDir::toNativeSeparators(absolute)); });
    } else {
        m_notice->hide();
        m_catalogues.setOwn(m_catalogues.own() + QList{catalog::OwnCatalog{absolute}});
    }
    select(absolute);
}

void CataloguesPage::removeCurrent()
{
    const qsizetype position = m_model->ownPosition(currentRow());
    if (position < 0) {
        return;
    }
    const QList<catalog::OwnCatalog> before = m_catalogues.own();
    QList<catalog::OwnCatalog> after = before;
    const catalog::OwnCatalog removed = after.takeAt(position);
    m_catalogues.setOwn(after);
    m_notice->offer(
        [removed] {
            return tr("%1 is no longer in the list; nothing was deleted.").arg(QDir::toNativeSeparators(removed.path));
        },
        [] { return tr("Undo"); },
        [this, removed, position] {
            QList<catalog::OwnCatalog> own = m_catalogues.own();
            own.insert(std::min(position, own.size()), removed);
            m_notice->hide();
            m_catalogues.setOwn(own);
            select(removed.path);
        });
}

void CataloguesPage::moveCurrent(int by)
{
    const qsizetype position = m_model->ownPosition(currentRow());
    QList<catalog::OwnCatalog> own = m_catalogues.own();
    if (position < 0 || position + by < 0 || position + by >= own.size()) {
        return;
    }
    own.swapItemsAt(position, position + by);
    m_catalogues.setOwn(own);
    refresh();
}

void CataloguesPage::showProblems()
{
    if (currentRow() >= 0) {
        Q_EMIT problemsRequested(m_model->problemsOf(currentRow()));
    }
}

void CataloguesPage::refresh()
{
    const int row = currentRow();
    const qsizetype position = m_model->ownPosition(row);
    const bool isOwn = position >= 0;
    m_remove->setEnabled(isOwn && m_model->rows().at(row).path != platform::userCatalogFolder());
    m_up->setEnabled(isOwn && position > 0);
    m_down->setEnabled(isOwn && position + 1 < m_catalogues.own().size());
    m_problems->setEnabled(row >= 0 && !m_model->problemsOf(row).isEmpty());
    m_description->setText(row >= 0 ? m_model->description(row) : QString());
}

void CataloguesPage::retranslateUi()
{
    m_intro->setText(tr("Records of your own are read beside the built-in ones. Where two catalogues have a record "
                        "with the same id, that of "
                        "the upper one counts. What changes in a folder or file is read again by itself."));
    m_view->setAccessibleName(tr("Catalogues"));
    m_addFolder->setText(tr("Add &folder…"));
    m_addFile->setText(tr("&Add file…"));
    m_remove->setText(tr("&Remove"));
    m_remove->setToolTip(tr("Take it out of the list; nothing is deleted"));
    m_up->setText(tr("Move &up"));
    m_down->setText(tr("Move &down"));
    m_problems->setText(tr("&Problems…"));
    m_problems->setToolTip(tr("What could not be read of it, and what is doubtful about its records"));
    refresh();
}

} // namespace wayout::settings
