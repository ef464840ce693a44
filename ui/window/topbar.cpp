// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/topbar.h"

#include "ui/actions/actionwords.h"
#include "ui/actions/windowactions.h"
#include "ui/theme/changes.h"
#include "ui/theme/icons.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"
#include "ui/window/languageswitch.h"
#include "ui/window/searchbox.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace wayout::window {
namespace {

constexpr int widestSearch = 520;
constexpr int narrowestSearch = 90;
constexpr int buttonHeight = 32;
constexpr int signsBelow = 760; // device-independent pixels
constexpr int fewestBelow = 560;

QPushButton *barButton(QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setFocusPolicy(Qt::TabFocus);
    button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    return button;
}

void popUpBelow(QMenu &menu, const QWidget &button)
{
    menu.popup(button.mapToGlobal(QPoint(button.width() - menu.sizeHint().width(), button.height() + 2)));
}

} // namespace

TopBar::TopBar(const actions::WindowActions &actions, QWidget *parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_paste(barButton(this))
    , m_open(barButton(this))
    , m_domains(barButton(this))
    , m_search(new SearchBox(this))
    , m_language(new LanguageSwitch(this))
    , m_menu(barButton(this))
    , m_row(new QHBoxLayout)
    , m_secondRow(new QHBoxLayout)
{
    m_paste->setIcon(theme::glyphIcon(theme::Glyph::Paste));
    m_open->setIcon(theme::glyphIcon(theme::Glyph::Open));
    m_menu->setIcon(theme::glyphIcon(theme::Glyph::Menu));
    m_domains->hide();
    m_search->setMinimumWidth(narrowestSearch);
    m_search->setMaximumWidth(widestSearch);
    m_search->setClearButtonEnabled(true);
    connect(&actions, &actions::WindowActions::keysChanged, this, &TopBar::retranslateUi);
    connect(m_paste, &QPushButton::clicked, actions.action(actions::WindowActions::Paste), &QAction::trigger);
    connect(actions.action(actions::WindowActions::OpenMenu), &QAction::triggered, m_menu, &QPushButton::click);
    connect(m_open, &QPushButton::clicked, actions.action(actions::WindowActions::Open), &QAction::trigger);
    connect(
        m_menu, &QPushButton::clicked, actions.menu(), [this, menu = actions.menu()] { popUpBelow(*menu, *m_menu); });

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::gridUnit + theme::gridUnit / 2, theme::gridUnit,
        theme::gridUnit + theme::gridUnit / 2, theme::gridUnit + 1);
    layout->setSpacing(theme::gridUnit);
    layout->addLayout(m_row);
    layout->addLayout(m_secondRow);
    m_row->setSpacing(theme::gridUnit);
    m_secondRow->setSpacing(theme::gridUnit);
    m_row->addWidget(m_paste);
    m_row->addWidget(m_open);
    m_row->addWidget(m_domains);
    m_row->addWidget(m_search, 1);
    m_row->addStretch(0);
    m_row->addWidget(m_language);
    m_row->addWidget(m_menu);
    setAutoFillBackground(true);
    updateIconSizes();
    theme::keepTranslated(*this, [this] { retranslateUi(); });
    theme::onChange(*this, {QEvent::FontChange}, [this] {
        fitButtons();
        updateIconSizes();
        arrange();
    });
}

void TopBar::setDomainMenu(QMenu *menu)
{
    m_domains->setMenu(menu);
}

void TopBar::setDomainMenuVisible(bool visible)
{
    m_domains->setVisible(visible);
    arrange();
}

void TopBar::fitButtons()
{
    const double room = width() / theme::textScale(font());
    const Buttons buttons = room < fewestBelow ? Buttons::Fewest : room < signsBelow ? Buttons::Signs : Buttons::Named;
    if (buttons != m_buttons) {
        m_buttons = buttons;
        m_open->setVisible(buttons != Buttons::Fewest);
        retranslateUi();
        arrange();
    }
}

void TopBar::setRecordCount(int count)
{
    m_recordCount = count;
    retranslateUi();
}

void TopBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitButtons();
    arrange();
}

void TopBar::arrange()
{
    double needed = narrowestSearch * theme::textScale(font()) + 3 * theme::gridUnit;
    for (const QWidget *part : std::initializer_list<const QWidget *>{m_paste, m_open, m_domains, m_language, m_menu}) {
        needed += part->isHidden() ? 0 : part->sizeHint().width() + theme::gridUnit;
    }
    const bool isSplit = m_secondRow->count() > 0;
    if (isSplit == (needed > width())) {
        return;
    }
    QHBoxLayout *from = isSplit ? m_secondRow : m_row;
    QHBoxLayout *to = isSplit ? m_row : m_secondRow;
    from->removeWidget(m_language);
    from->removeWidget(m_menu);
    to->addWidget(m_language);
    if (isSplit) {
        delete m_secondRow->takeAt(0); // the space between the two
    } else {
        to->addStretch();
    }
    to->addWidget(m_menu);
}

void TopBar::updateIconSizes()
{
    // Chinese characters from a fallback font may be higher than the lines of this font; the height must not change
    // with them.
    const int height = std::max(buttonHeight, fontMetrics().height() * 4 / 3 + theme::gridUnit);
    for (QWidget *part : std::initializer_list<QWidget *>{m_paste, m_open, m_domains, m_search, m_menu}) {
        part->setFixedHeight(height);
    }
    const int side = fontMetrics().height();
    for (auto *button : {m_paste, m_open, m_menu}) {
        button->setIconSize({side, side});
    }
}

void TopBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(0, rect().bottom(), width(), 1, theme::hairline(palette()));
}

void TopBar::retranslateUi()
{
    const bool named = m_buttons == Buttons::Named;
    m_paste->setText(named ? tr("Paste") : QString());
    m_paste->setAccessibleName(tr("Paste"));
    m_paste->setToolTip(actions::withKeys(
        tr("Paste an error and search for it"), m_actions.action(actions::WindowActions::Paste)->shortcut()));
    m_open->setText(named ? tr("Open log…") : QString());
    m_open->setAccessibleName(tr("Open log…"));
    m_open->setToolTip(actions::withKeys(
        tr("Open a log and search for its errors"), m_actions.action(actions::WindowActions::Open)->shortcut()));
    m_domains->setText(tr("Domains"));
    m_domains->setAccessibleName(tr("Domains"));
    m_menu->setAccessibleName(tr("Menu"));
    m_menu->setToolTip(actions::withKeys(tr("Menu"), m_actions.action(actions::WindowActions::OpenMenu)->shortcut()));
    m_search->setShortcutHint(m_actions.action(actions::WindowActions::Search)->shortcut());
    m_search->setAccessibleName(tr("Search the records"));
    QStringList invitations{tr("Search the records"), tr("Search")};
    if (m_recordCount > 0) {
        //: keep "docker:", it is typed so
        invitations.prepend(tr("Search %Ln record(s), or docker: permission", nullptr, m_recordCount));
    }
    m_search->setInvitations(invitations);
}

} // namespace wayout::window
