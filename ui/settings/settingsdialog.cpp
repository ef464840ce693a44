// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/settingsdialog.h"

#include "ui/settings/cataloguespage.h"
#include "ui/settings/keyspage.h"
#include "ui/settings/windowpage.h"
#include "ui/theme/changes.h"
#include "ui/theme/typescale.h"
#ifdef WAYOUT_TEAM
#include "ui/settings/teampage.h"
#endif

#include <QDialogButtonBox>
#include <QScreen>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

namespace wayout::settings {
namespace {

constexpr QSize comfortable(100 * theme::gridUnit, 84 * theme::gridUnit);
constexpr int lowest = 30 * theme::gridUnit;

/// Returns a scroll area around the page: a page that is too large scrolls and is not squeezed.
QScrollArea *scrolling(QWidget *page, QWidget *parent)
{
    auto *scroll = new QScrollArea(parent);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus); // the focus goes to the page's fields, and the area scrolls to them
    scroll->setFocusProxy(page);
    scroll->setWidget(page);
    page->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    return scroll;
}

} // namespace

SettingsDialog::SettingsDialog(services::Catalogues &catalogues, services::TeamSetup *team, storage::Settings &settings,
    services::Language &language, theme::Appearance &appearance, actions::WindowActions &actions, QWidget *parent)
    : QDialog(parent)
    , m_pages(new QTabWidget(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_pages->setDocumentMode(true); // without a background of its own
    m_pages->setUsesScrollButtons(true); // tabs in a large font may be wider than the screen
    m_pages->addTab(scrolling(new WindowPage(settings, language, appearance, actions, m_pages), m_pages), QString());
    auto *cataloguesPage = new CataloguesPage(catalogues, m_pages);
    connect(cataloguesPage, &CataloguesPage::problemsRequested, this, &SettingsDialog::problemsRequested);
    m_pages->addTab(scrolling(cataloguesPage, m_pages), QString());
    m_pages->addTab(scrolling(new KeysPage(actions, m_pages), m_pages), QString());
#ifdef WAYOUT_TEAM
    if (team) {
        auto *page = new TeamPage(*team, m_pages);
        auto *scroll = scrolling(page, m_pages);
        // Scrolls to the answer that the user waits for, if the page is larger than the window.
        connect(
            page, &TeamPage::answered, scroll, [scroll](QWidget *answer) { scroll->ensureWidgetVisible(answer); },
            Qt::QueuedConnection);
        m_pages->addTab(scroll, QString());
    }
#else
    Q_UNUSED(team)
#endif
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_pages, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const QSize room = parent->size().expandedTo({0, lowest}).boundedTo(parent->screen()->availableSize());
    resize((comfortable * theme::textScale(font())).boundedTo(room));
    theme::keepTranslated(*this, [this] { retranslateUi(); });
}

void SettingsDialog::showPage(Page page)
{
    m_pages->setCurrentIndex(page);
    m_pages->currentWidget()->setFocus(); // the page passes the focus on to its first field, if it has one
}

void SettingsDialog::retranslateUi()
{
    setWindowTitle(tr("Settings"));
    m_pages->setAccessibleName(windowTitle());
    m_pages->setTabText(WindowTab, tr("Window"));
    m_pages->setTabText(CataloguesTab, tr("Catalogues"));
    m_pages->setTabText(KeysTab, tr("Keys"));
    m_pages->setTabText(TeamTab, tr("Team")); // does nothing when the page does not exist
}

} // namespace wayout::settings
