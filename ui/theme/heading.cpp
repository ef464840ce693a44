// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/heading.h"

#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QAccessibleWidget>
#include <QEvent>

using namespace Qt::StringLiterals;

namespace {

class AccessibleHeading final : public QAccessibleWidget
{
public:
    explicit AccessibleHeading(Heading *heading)
        : QAccessibleWidget(heading, QAccessible::Heading)
    {
    }

    QString text(QAccessible::Text text) const override
    {
        return text == QAccessible::Name ? static_cast<Heading *>(widget())->text() : QAccessibleWidget::text(text);
    }
};

QAccessibleInterface *accessibleOf(const QString &className, QObject *object)
{
    auto *heading = className == "Heading"_L1 ? qobject_cast<Heading *>(object) : nullptr;
    return heading ? new AccessibleHeading(heading) : nullptr;
}

} // namespace

Heading::Heading(const QString &text, QWidget *parent)
    : QLabel(parent)
{
    [[maybe_unused]] static const bool isKnown = (QAccessible::installFactory(accessibleOf), true);
    setTextFormat(Qt::PlainText);
    setText(text);
    updateLook();
}

void Heading::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange || event->type() == QEvent::ApplicationPaletteChange) {
        updateLook();
    }
}

void Heading::updateLook()
{
    setFont(strongFont());
    QPalette dim = parentWidget() ? parentWidget()->palette() : palette();
    dim.setColor(QPalette::WindowText, dimText(dim));
    setPalette(dim);
}
