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
    /// Shows those of `fields` whose keys are in `keys`, in that order; all fields when `keys` is empty.
    FieldForm(DraftDocument &document, std::span<const catalog::FormatField> fields, const QStringList &keys,
        QWidget *parent);

    /// Binds the form to an object, given as a JSON pointer; empty for the record itself.
    void bind(const QString &object);
    /// Focuses the field at `pointer`. Returns false when the form does not have it.
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
