// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/editor/fieldform.h"

#include "app/catalog/fieldvalue.h"
#include "app/present/fieldlabels.h"
#include "ui/editor/entrylist.h"
#include "ui/editor/fieldrow.h"
#include "ui/theme/changes.h"
#include "ui/theme/labels.h"
#include "ui/theme/typescale.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::editor {

using Content = catalog::FormatField::Content;

FieldForm::FieldForm(
    DraftDocument &document, std::span<const catalog::FormatField> fields, const QStringList &keys, QWidget *parent)
    : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(theme::gridUnit + theme::gridUnit / 2);
    if (keys.isEmpty()) {
        for (const catalog::FormatField &field : fields) {
            addField(document, field);
        }
    }
    for (const QString &key : keys) {
        const auto field = std::ranges::find(fields, key, &catalog::FormatField::key);
        if (field != fields.end()) {
            addField(document, *field);
        }
    }
}

void FieldForm::addField(DraftDocument &document, const catalog::FormatField &field)
{
    switch (field.content) {
    case Content::Lines:
    case Content::Objects:
        add(new EntryList(document, field, this));
        break;
    case Content::Truths:
        add(new OutcomeList(document, field, this));
        break;
    case Content::Object: {
        layout()->addWidget(
            theme::saying(theme::wrappingLabel(this), [key = field.key] { return present::fieldLabel(key); }));
        auto *inner = new FieldForm(document, field.fields(), {}, this);
        layout()->addWidget(inner);
        const QString key = field.key;
        m_parts.append({[inner, key](const QString &object) { inner->bind(catalog::pointerTo(object, key)); },
            [inner](const QString &pointer) { return inner->focusField(pointer); }});
        break;
    }
    default:
        add(new FieldRow(document, field, this));
    }
}

template<typename Widget>
void FieldForm::add(Widget *part)
{
    layout()->addWidget(part);
    m_first = m_first ? m_first : part;
    m_parts.append({[part](const QString &object) { part->bind(object); },
        [part](const QString &pointer) { return part->focusField(pointer); }});
}

void FieldForm::bind(const QString &object)
{
    for (const Part &part : m_parts) {
        part.bind(object);
    }
}

bool FieldForm::focusField(const QString &pointer)
{
    return std::ranges::any_of(m_parts, [&](const Part &part) { return part.focus(pointer); });
}

void FieldForm::focusFirst()
{
    for (QWidget *widget : m_first ? m_first->findChildren<QWidget *>() : QList<QWidget *>()) {
        if (widget->focusPolicy() & Qt::TabFocus) {
            widget->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
}

} // namespace wayout::editor
