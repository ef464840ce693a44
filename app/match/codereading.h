// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <span>
#include <vector>

namespace wayout::match {

struct LineFinding;
struct ReadingTools;

/// Sets what the error codes in a line say about its findings, which are sorted by record, and adds findings for other
/// records that have one of the codes.
void readCodes(QByteArrayView text, qsizetype line, std::span<LineFinding> known, std::vector<LineFinding> &added,
    const ReadingTools &tools);
/// Sets what the names of exceptions in a line say about its findings.
void readExceptions(QByteArrayView text, std::span<LineFinding> known, const ReadingTools &tools);
/// Marks codes as uninformative for a record if the text contains the code next to a message of another record.
void refuteCodes(std::vector<LineFinding> &findings);

} // namespace wayout::match
