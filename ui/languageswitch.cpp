// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/languageswitch.h"

#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>
#include <QRadioButton>

using namespace Qt::StringLiterals;

namespace {

constexpr double radius = 5;
constexpr int sidePadding = 12;
constexpr int smallestPadding = 6;
constexpr int smallestHeight = 30;

class Segment final : public QRadioButton
{
public:
    enum class Place { First, Middle, Last };

    Segment(Place place, QWidget *parent)
        : QRadioButton(parent)
        , m_place(place)
    {
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override { return paddedBy(sidePadding); }
    QSize minimumSizeHint() const override { return paddedBy(smallestPadding); }

protected:
    bool hitButton(const QPoint &position) const override { return rect().contains(position); }

    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor accent = palette().color(QPalette::Highlight);
        QColor ground = palette().color(QPalette::Button);
        if (isChecked()) {
            ground = accent;
        } else if (underMouse()) {
            ground = blended(palette().color(QPalette::ButtonText), ground, 0.07);
        }
        painter.setPen(isChecked() ? accent : hairline(palette()));
        painter.setBrush(ground);
        painter.drawPath(outline(0.5));
        if (hasFocus()) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(isChecked() ? palette().color(QPalette::HighlightedText) : accent, 1.5));
            painter.drawPath(outline(3));
        }
        painter.setFont(bodyFont());
        painter.setPen(palette().color(isChecked() ? QPalette::HighlightedText : QPalette::ButtonText));
        painter.drawText(rect(), Qt::AlignCenter, text());
    }

private:
    QSize paddedBy(int padding) const
    {
        const QFontMetrics metrics(bodyFont());
        return {metrics.horizontalAdvance(text()) + 2 * padding, std::max(smallestHeight, metrics.height() + gridUnit)};
    }

    QPainterPath outline(double inset) const
    {
        // The outer corners alone are round, and neighbours share one line.
        QRectF area = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
        if (m_place != Place::Last && inset < 1) {
            area.setRight(area.right() + 1);
        }
        QPainterPath path;
        path.setFillRule(Qt::WindingFill);
        path.addRoundedRect(area, radius, radius);
        if (m_place != Place::First) {
            path.addRect(area.adjusted(0, 0, -radius, 0));
        }
        if (m_place != Place::Last) {
            path.addRect(area.adjusted(radius, 0, 0, 0));
        }
        return path.simplified();
    }

    Place m_place;
};

} // namespace

LanguageSwitch::LanguageSwitch(QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    const auto add = [&](ContentLanguage language, Segment::Place place) {
        auto *segment = new Segment(place, this);
        m_group->addButton(segment, int(language));
        layout->addWidget(segment);
    };
    add(ContentLanguage::Chinese, Segment::Place::First);
    add(ContentLanguage::English, Segment::Place::Middle);
    add(ContentLanguage::Both, Segment::Place::Last);
    connect(m_group, &QButtonGroup::idClicked, this, [this](int id) { Q_EMIT chosen(ContentLanguage(id)); });
    retranslateUi();
}

void LanguageSwitch::setCurrent(ContentLanguage language)
{
    m_group->button(int(language))->setChecked(true);
}

void LanguageSwitch::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslateUi();
    } else if (event->type() == QEvent::FontChange) {
        for (QAbstractButton *button : m_group->buttons()) {
            button->updateGeometry();
        }
    }
}

void LanguageSwitch::retranslateUi()
{
    setAccessibleName(tr("Language of the records"));
    // A language is named in itself: whoever cannot read the interface finds the way.
    m_group->button(int(ContentLanguage::Chinese))->setText(u"中文"_s);
    m_group->button(int(ContentLanguage::English))->setText(u"English"_s);
    //: language of the records: Chinese and English
    m_group->button(int(ContentLanguage::Both))->setText(tr("Both"));
    for (QAbstractButton *button : m_group->buttons()) {
        button->setAccessibleName(button->text());
        button->updateGeometry();
    }
}
