// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/emptydetail.h"

#include "ui/theme/plainlabel.h"
#include "ui/theme/typescale.h"

#include <QPainter>
#include <QVBoxLayout>

namespace {

constexpr int widestText = 52 * gridUnit;

PlainLabel *line(PlainLabel::Role role, std::function<QString()> text)
{
    auto *label = new PlainLabel(role);
    label->setWords([text = std::move(text)] { return QList<TextFlow::Run>{{text()}}; });
    return label;
}

} // namespace

EmptyDetail::EmptyDetail(QWidget *parent)
    : QWidget(parent)
{
    auto *texts = new QWidget(this);
    texts->setMaximumWidth(widestText);
    auto *layout = new QVBoxLayout(texts);
    layout->setSpacing(gridUnit * 3 / 2);
    layout->addWidget(line(PlainLabel::Role::Title, [] { return tr("What to try, and what not to"); }));
    layout->addWidget(line(PlainLabel::Role::Dim, [] {
        return tr("Choose a record: it says why the error happens, which well-known advice fails and how often, and "
                  "what works.");
    }));
    auto *deadEnd =
        line(PlainLabel::Role::Body, [] { return tr("Don't try: dead ends, with the reason why they fail"); });
    deadEnd->setGlyph(Glyph::CrossedCircle, Tone::DeadEnd);
    layout->addWidget(deadEnd);
    auto *works =
        line(PlainLabel::Role::Body, [] { return tr("Try: workarounds, the surest one first, with code to copy"); });
    works->setGlyph(Glyph::Check, Tone::Works);
    layout->addWidget(works);

    auto *place = new QVBoxLayout(this);
    place->setContentsMargins(3 * gridUnit, 3 * gridUnit, 3 * gridUnit, 3 * gridUnit);
    place->addStretch(2);
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(texts, 100);
    row->addStretch(1);
    place->addLayout(row);
    place->addStretch(3);
}

void EmptyDetail::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
}
