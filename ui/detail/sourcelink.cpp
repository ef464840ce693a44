// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/sourcelink.h"

#include "ui/detail/detailcontext.h"
#include "ui/detail/links.h"
#include "ui/theme/plainlabel.h"
#include "ui/detail/textbutton.h"

QWidget *sourceLink(const QString &source, DetailContext *context)
{
    const std::optional<QUrl> link = webLink(source);
    if (!link) {
        return new PlainLabel(source, PlainLabel::Role::Dim);
    }
    auto *button = new TextButton(TextButton::Look::Link);
    button->setGlyph(Glyph::External);
    button->setRuns({{shownLink(*link)}});
    QObject::connect(
        button, &QPushButton::clicked, context, [context, url = *link] { Q_EMIT context->linkRequested(url); });
    return button;
}
