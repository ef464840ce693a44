// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/repeats.h"

#include <QMap>

class QTextDocument;

namespace wayout::paste {

/// Which rows of the pasted text are hidden because they repeat the rows above them. A row is a block of the document;
/// a hidden one keeps its number and its text, so what is copied or searched is the whole text all the same.
class PasteFolds final
{
public:
    explicit PasteFolds(QTextDocument *document);

    /// Hides all but the first time of each repeat; `repeats` are in their order. What was folded before is shown.
    void fold(const QList<text::Repeat> &repeats);
    /// The document has another text now, of which nothing is hidden.
    void forget() { m_folded.clear(); }
    QList<text::Repeat> folded() const { return m_folded.values(); }
    /// The one in whose first time the row is; or null.
    const text::Repeat *at(int row) const;
    /// The one that hides the row; or null.
    const text::Repeat *hiding(int row) const;

private:
    void show(const text::Repeat &repeat, bool shown);

    QTextDocument *m_document;
    QMap<int, text::Repeat> m_folded; ///< by the last row of the first time
};

} // namespace wayout::paste
