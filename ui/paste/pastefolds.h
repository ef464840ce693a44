// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/repeats.h"

#include <QMap>

class QTextDocument;

namespace wayout::paste {

/// Hides the rows of the pasted text that repeat the rows above them. A row is a block of the document. A hidden row
/// keeps its number and its text, so that copying and searching still work on the whole text.
class PasteFolds final
{
public:
    explicit PasteFolds(QTextDocument *document);

    /// Hides all but the first occurrence of each repeat and shows the rows hidden before. `repeats` are in the order
    /// of the text.
    void fold(const QList<text::Repeat> &repeats);
    /// Drops the folds without showing their rows. Called when the document gets another text.
    void forget() { m_folded.clear(); }
    QList<text::Repeat> folded() const { return m_folded.values(); }
    /// Returns the folded repeat whose first occurrence contains the row, or null.
    const text::Repeat *at(int row) const;
    /// Returns the folded repeat that hides the row, or null.
    const text::Repeat *hiding(int row) const;

private:
    void show(const text::Repeat &repeat, bool shown);

    QTextDocument *m_document;
    QMap<int, text::Repeat> m_folded; ///< by the last row of the first occurrence
};

} // namespace wayout::paste
