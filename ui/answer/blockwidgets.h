// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/present/recorddocument.h"
#include "ui/theme/plainlabel.h"

namespace wayout::answer {

class DetailContext;

/// Where a block stands in the document of the record that is read.
struct BlockPlace {
    present::RecordPart section = present::RecordPart::Head;
    present::RecordDocument::Row row;
    qsizetype entry = 0;
};

/// A text of the record's document: changes in place with the language of the records and with that of the interface.
class BlockLabel final : public theme::PlainLabel
{
    Q_OBJECT

public:
    BlockLabel(const BlockPlace &place, DetailContext *context, Role role);
};

/// A block as a widget of its kind: a text, a link, code. Null when the record has nothing there.
QWidget *blockWidget(const BlockPlace &place, DetailContext *context);
/// The blocks of an entry below each other, or the only one.
QWidget *entryWidget(present::RecordPart section, qsizetype entry, DetailContext *context);
/// A source as a record gives it: a button that asks to open it where it is the address of a web page, else its text.
QWidget *sourceLink(const QString &source, DetailContext *context);

} // namespace wayout::answer
