// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"
#include "app/catalog/problem.h"
#include "app/match/answer.h"

#include <QByteArray>

#include <optional>

namespace wayout::present {

// What programs read: each returns one JSON object on one line, UTF-8.

/// `batchId`, when not empty, is the JSON value of the field "id".
QByteArray answerToJson(const match::Answer &answer, const catalog::Catalog &catalog, const QByteArray &batchId = {});
QByteArray problemToJson(const catalog::Problem &problem, const QString &sentence);

/// A line of `match --batch`.
struct BatchCase {
    QByteArray id; ///< as JSON
    QString text;
};
/// Nothing when the line is no object with an "id" (a string or a number) and a string "text".
std::optional<BatchCase> batchCaseFromJson(const QByteArray &line);

} // namespace wayout::present
