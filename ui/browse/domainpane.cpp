// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/browse/domainpane.h"

#include "ui/browse/domaindelegate.h"
#include "ui/browse/domainmodel.h"
#include "ui/theme/focusring.h"
#include "ui/theme/textline.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QScopedValueRollback>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

constexpr int widthInCharacters = 22;

} // namespace

DomainPane::DomainPane(QWidget *parent)
    : QWidget(parent)
    , m_model(new DomainModel(this))
    , m_heading(new QLabel(this))
    , m_view(new QListView(this))
{
    m_heading->setTextFormat(Qt::PlainText);
    m_heading->setContentsMargins(2 * gridUnit, gridUnit, 2 * gridUnit, gridUnit / 2);
    m_heading->setBuddy(m_view);
    alignWithLayout(*m_heading);
    m_view->setModel(m_model);
    m_view->setItemDelegate(new DomainDelegate(m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setUniformItemSizes(true);
    m_view->setMouseTracking(true);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusProxy(m_view);
    new FocusRing(m_view);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_heading);
    layout->addWidget(m_view);

    connect(
        m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &current) {
            if (current.isValid() && !m_marking) {
                Q_EMIT domainChosen(m_model->domainAt(current.row()));
            }
        });
    // The one that is marked already, because a record of it is shown, can be chosen too.
    connect(m_view, &QListView::clicked, this,
        [this](const QModelIndex &index) { Q_EMIT domainChosen(m_model->domainAt(index.row())); });
    connect(m_view, &QListView::activated, this,
        [this](const QModelIndex &index) { Q_EMIT domainChosen(m_model->domainAt(index.row())); });
    updateFonts();
    retranslateUi();
}

void DomainPane::setCatalog(const Catalog &catalog)
{
    m_model->setCatalog(catalog);
}

void DomainPane::setContentLanguage(ContentLanguage language)
{
    m_model->setContentLanguage(language);
}

void DomainPane::setCurrent(const std::optional<QString> &domain)
{
    const QScopedValueRollback marking(m_marking, true);
    m_view->setCurrentIndex(m_model->index(m_model->rowOf(domain)));
}

void DomainPane::fillMenu(QMenu &menu)
{
    menu.clear();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row);
        const QString name = index.data().toString().replace(u'&', u"&&"_s);
        //: a domain and how many records it has
        menu.addAction(tr("%1 (%2)").arg(name, index.data(DomainModel::CountRole).toString()), this,
            [this, row] { Q_EMIT domainChosen(m_model->domainAt(row)); });
    }
}

QSize DomainPane::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * widthInCharacters + 4 * gridUnit, 60 * gridUnit};
}

void DomainPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslateUi();
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        updateFonts();
    }
}

void DomainPane::retranslateUi()
{
    m_heading->setText(tr("Domains"));
    m_view->setAccessibleName(tr("Domains"));
}

void DomainPane::updateFonts()
{
    m_heading->setFont(strongFont());
    // Chinese characters from another font may be taller than the line of this one: the list stays where it is.
    m_heading->setFixedHeight(QFontMetrics(strongFont()).height() * 4 / 3 + gridUnit + gridUnit / 2);
    QPalette dim = palette();
    dim.setColor(QPalette::WindowText, dimText(dim));
    m_heading->setPalette(dim);
    // A list beside the content, not the content itself: it stands on the window's ground.
    QPalette quiet = palette();
    quiet.setColor(QPalette::Base, quiet.color(QPalette::Window));
    m_view->setPalette(quiet);
    m_view->doItemsLayout();
}
