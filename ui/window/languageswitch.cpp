// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/languageswitch.h"

#include "ui/theme/changes.h"
#include "ui/theme/segment.h"

#include <QButtonGroup>
#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace wayout::window {

LanguageSwitch::LanguageSwitch(QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    const auto add = [&](catalog::ContentLanguage language, theme::Segment::Place place) {
        auto *segment = new theme::Segment(place, theme::Segment::Size::Bar, this);
        m_group->addButton(segment, int(language));
        layout->addWidget(segment);
    };
    add(catalog::ContentLanguage::Chinese, theme::Segment::Place::First);
    add(catalog::ContentLanguage::English, theme::Segment::Place::Middle);
    add(catalog::ContentLanguage::Both, theme::Segment::Place::Last);
    // idToggled() instead of idClicked(), because a screen reader toggles.
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on) {
            Q_EMIT chosen(catalog::ContentLanguage(id));
        }
    });
    theme::keepTranslated(*this, [this] { retranslateUi(); });
    theme::onChange(*this, {QEvent::FontChange}, [this] {
        for (QAbstractButton *button : m_group->buttons()) {
            button->updateGeometry();
        }
    });
}

void LanguageSwitch::setCurrent(catalog::ContentLanguage language)
{
    const QSignalBlocker quiet(m_group);
    m_group->button(int(language))->setChecked(true);
}

void LanguageSwitch::retranslateUi()
{
    setAccessibleName(tr("Language of the records"));
    // Each language is named in itself, so that users who cannot read the interface find their own.
    m_group->button(int(catalog::ContentLanguage::Chinese))->setText(u"中文"_s);
    m_group->button(int(catalog::ContentLanguage::English))->setText(u"English"_s);
    //: language of the records: Chinese and English
    m_group->button(int(catalog::ContentLanguage::Both))->setText(tr("Both"));
    for (QAbstractButton *button : m_group->buttons()) {
        button->setAccessibleName(button->text());
        button->updateGeometry();
    }
}

} // namespace wayout::window
