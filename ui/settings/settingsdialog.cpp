// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/settingsdialog.h"

#include "ui/settings/cataloguespage.h"
#include "ui/settings/keyspage.h"
#include "ui/settings/teampage.h"
#include "ui/settings/windowpage.h"
#include "ui/theme/typescale.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

namespace {

constexpr QSize comfortable(100 * gridUnit, 84 * gridUnit);

} // namespace

SettingsDialog::SettingsDialog(Catalogues &catalogues, TeamSetup *team, Language &language, Appearance &appearance, WindowActions &actions, QWidget *parent)
    : QDialog(parent)
    , m_pages(new QTabWidget(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_pages->setDocumentMode(true); // no ground of its own
    m_pages->addTab(new CataloguesPage(catalogues, m_pages), QString());
    m_pages->addTab(new WindowPage(language, appearance, actions, m_pages), QString());
    m_pages->addTab(new KeysPage(actions, m_pages), QString());
    if (team) {
        auto *scroll = new QScrollArea(m_pages);
        scroll->setWidgetResizable(true);
        scroll->setFrameShape(QFrame::NoFrame);
        auto *page = new TeamPage(*team, scroll);
        scroll->setWidget(page);
        // Where there is no room for all: what came of it is what whoever asked wants to see.
        connect(page, &TeamPage::answered, scroll, [scroll](QWidget *answer) { scroll->ensureWidgetVisible(answer); }, Qt::QueuedConnection);
        m_pages->addTab(scroll, QString());
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_pages, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(comfortable.boundedTo(parent->size()));
    retranslateUi();
}

void SettingsDialog::showPage(Page page)
{
    m_pages->setCurrentIndex(page);
    m_pages->currentWidget()->setFocus(); // where it begins, if it says so
}

void SettingsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslateUi();
    }
}

void SettingsDialog::retranslateUi()
{
    setWindowTitle(tr("Settings"));
    m_pages->setAccessibleName(windowTitle());
    m_pages->setTabText(CataloguesTab, tr("Catalogues"));
    m_pages->setTabText(WindowTab, tr("Window"));
    m_pages->setTabText(KeysTab, tr("Keys"));
    m_pages->setTabText(TeamTab, tr("Team"));
}
