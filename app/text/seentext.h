// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringView>

#include <vector>

namespace wayout::text {

/// A text as a person sees it, with the way back to the original: without terminal escapes, spelt out ones included,
/// and without invisible characters, with full-width forms folded, HTML entities decoded, and lines joined that a
/// terminal has cut. What terminal escapes carry unseen, such as window titles and the targets of links, follows behind
/// the text, each in a line. Takes time linear in the length of the text.
class SeenText final
{
public:
    explicit SeenText(QStringView original);

    const QString &text() const { return m_text; }
    /// Returns the position in the original text of the character at `at` in text().
    qsizetype originalOf(qsizetype at) const;
    /// Returns the position behind the original of the character at `at` in text().
    qsizetype originalEndOf(qsizetype at) const;

private:
    /// A pair of positions of the same character. Both texts advance in step from there to the next anchor.
    struct Anchor {
        qsizetype seen;
        qsizetype original;
    };

    class Reader;

    QStringView m_original;
    QString m_text;
    std::vector<Anchor> m_anchors;
};

} // namespace wayout::text
