// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/recordform.h"

#include <QWidget>

#include <vector>

class QLabel;

namespace wayout::editor {

class DraftDocument;
class FieldLine;
class FieldText;

/// One field of a draft: its name, its editor and its findings. A bilingual field has both languages side by side.
class FieldRow final : public QWidget
{
    Q_OBJECT

public:
    FieldRow(DraftDocument &document, const catalog::FormatField &field, QWidget *parent);

    /// Binds the row to the object that has the field, given as a JSON pointer.
    void bind(const QString &object);
    /// Focuses the field at `pointer`. Returns false when it is not in this row.
    bool focusField(const QString &pointer);

private:
    struct Side {
        const catalog::TextLanguage &language;
        QLabel *label = nullptr;
        FieldLine *line = nullptr; ///< either this or the text editor is set
        FieldText *text = nullptr;
        QLabel *findings = nullptr;

        QWidget *editor() const;
        QString shown() const;
        void show(const QString &value) const;
    };

    Side makeSide(const catalog::TextLanguage &language);
    QString pointerOf(const Side &side) const;
    void showValues();
    void showFindings();
    void retranslateUi();

    DraftDocument &m_document;
    const catalog::FormatField &m_field;
    QString m_object;
    std::vector<Side> m_sides; ///< one for each language of the field
    bool m_isShowing = false; ///< true while values are copied from the draft to the editors
};

} // namespace wayout::editor
