// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/present/recorddocument.h"
#include "ui/theme/plainlabel.h"

namespace wayout::answer {

class DetailContext;

/// The position of a block in the document of the current record.
struct BlockPlace {
    present::RecordPart section = present::RecordPart::Head;
    present::RecordDocument::Row row;
    qsizetype entry = 0;
};

/// A text of the record's document. It changes in place with the language of the records and with that of the
/// interface.
class BlockLabel final : public theme::PlainLabel
{
    Q_OBJECT

public:
    BlockLabel(const BlockPlace &place, DetailContext *context, Role role);
};

/// Returns the block's texts in their styles.
QList<theme::TextFlow::Run> runsOf(const present::DocumentBlock &block);
/// Returns a widget for the block: a text, a rate, a link or code. Returns null when the record has nothing there.
QWidget *blockWidget(const BlockPlace &place, DetailContext *context);
/// Returns the blocks of an entry, one below the other, or its only block.
QWidget *entryWidget(present::RecordPart section, qsizetype entry, DetailContext *context);
/// Returns a button that asks to open the source when it is the address of a web page, else a label with its text.
QWidget *sourceLink(const QString &source, DetailContext *context);

} // namespace wayout::answer
