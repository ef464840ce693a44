// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/theme/labels.h"

#include "ui/theme/changes.h"
#include "ui/theme/tones.h"
#include "ui/theme/typescale.h"

#include <QAccessibleWidget>
#include <QDialogButtonBox>
#include <QMessageBox>
#include <QPainter>
#include <QStyle>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace wayout::theme {
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

QAccessibleInterface *accessibleOf(const QString &, QObject *object)
{
    auto *heading = qobject_cast<Heading *>(object);
    return heading ? new AccessibleHeading(heading) : nullptr;
}

} // namespace

void drawTextLine(QPainter &painter, const QRect &rect, Qt::Alignment alignment, const QString &text)
{
    const Qt::LayoutDirection layout = painter.layoutDirection();
    const Qt::Alignment visual = QStyle::visualAlignment(layout, alignment) | Qt::AlignAbsolute;
    painter.setLayoutDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    // Chinese glyphs from a fallback font reach below the line of a Latin font.
    painter.drawText(rect, int(visual) | Qt::TextSingleLine | Qt::TextDontClip, text);
    painter.setLayoutDirection(layout);
}

void alignWithLayout(QLabel &label)
{
    const Qt::Alignment leading = label.isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft;
    label.setAlignment(leading | Qt::AlignAbsolute | (label.alignment() & Qt::AlignVertical_Mask));
}

void standBesideField(QLabel &label)
{
    label.setTextFormat(Qt::PlainText);
    // The text is drawn in parts around the underlined mnemonic. Kerned, they would be wider than the text is measured.
    QFont font;
    font.setKerning(false);
    label.setFont(font);
    label.setContentsMargins(0, gridUnit - 1, 0, gridUnit - 1);
}

void keepPlain(QMessageBox &box)
{
    for (QLabel *label : box.findChildren<QLabel *>()) {
        label->setTextFormat(Qt::PlainText);
    }
    if (auto *buttons = box.findChild<QDialogButtonBox *>()) {
        buttons->raise(); // read last: the box creates the label of the second text after the buttons
    }
}

QLabel *plainLabel(QWidget *parent, const QString &text)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setText(text);
    return label;
}

QLabel *wrappingLabel(QWidget *parent, Qt::TextInteractionFlags flags)
{
    QLabel *label = plainLabel(parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(flags);
    return label;
}

QString plainToolTip(const QString &text)
{
    return Qt::mightBeRichText(text) ? u"<qt>"_s + text.toHtmlEscaped() + u"</qt>"_s : text;
}

Heading::Heading(const QString &text, QWidget *parent)
    : QLabel(parent)
{
    [[maybe_unused]] static const bool isKnown = (QAccessible::installFactory(accessibleOf), true);
    setTextFormat(Qt::PlainText);
    setText(text);
    onChange(*this, {QEvent::ApplicationFontChange, QEvent::ApplicationPaletteChange}, [this] { updateLook(); });
    updateLook();
}

void Heading::updateLook()
{
    setFont(strongFont());
    setPalette(dimmed(parentWidget() ? parentWidget()->palette() : palette()));
}

} // namespace wayout::theme
