// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"
#include "app/catalog/problem.h"
#include "app/match/answer.h"
#include "app/storage/notebook.h"
#include "app/text/readabletext.h"

#include <QByteArray>

#include <optional>

namespace wayout::present {

/// Returns the word for a grade in output for programs: "match", "related" or "none".
const char *gradeName(match::Grade grade);

// Output for programs: each function returns one JSON object on one line, in UTF-8.

/// Returns the answer, and for each match the positions of the record's entries in the order shown, the values that
/// `paste`, the text of the answer, has for its placeholders, and what came of the entries for the user. `paste` is
/// empty for a search. Unless `batchId` is empty, it is the JSON value of the field "id". An explained answer
/// has in each match "ranking": its score in nats and what each rule contributed. Errors have the places that `read`,
/// of which `paste` is the text, reports.
QByteArray answerToJson(const match::Answer &answer, const QString &paste, const catalog::Catalog &catalog,
    const storage::OwnRecords &own = {}, const QByteArray &batchId = {}, bool isExplained = false,
    const text::ReadableText &read = {});
QByteArray problemToJson(const catalog::Problem &problem, const QString &sentence);

/// A line of `match --batch`.
struct BatchCase {
    QByteArray id; ///< JSON value of the field "id"
    QString text;
};
/// Returns nothing unless the line is an object with an "id" (a string or a number) and a string "text".
std::optional<BatchCase> batchCaseFromJson(const QByteArray &line);

} // namespace wayout::present
