// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/recordform.h"

#include <QStringList>
#include <QWidget>

#include <functional>

namespace wayout::editor {

class DraftDocument;

/// The fields of an object in a draft, one below the other.
class FieldForm final : public QWidget
{
    Q_OBJECT

public:
    /// Of `fields` those with these keys, in that order; all for none.
    FieldForm(DraftDocument &document, std::span<const catalog::FormatField> fields, const QStringList &keys,
        QWidget *parent);

    /// The object, as a JSON pointer; empty for the record itself.
    void bind(const QString &object);
    /// Gives the focus to what `pointer` names. False when that is not here.
    bool focusField(const QString &pointer);
    void focusFirst();

private:
    void addField(DraftDocument &document, const catalog::FormatField &field);
    template<typename Widget>
    void add(Widget *part);

    struct Part {
        std::function<void(const QString &)> bind;
        std::function<bool(const QString &)> focus;
    };
    QList<Part> m_parts;
    QWidget *m_first = nullptr;
};

} // namespace wayout::editor
