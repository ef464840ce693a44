// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"
#include "app/catalog/record.h"

#include <QList>

#include <stop_token>

class Patterns;

/// Patterns that do not compile, say too little or only one case, miss what their own tool prints, or match what belongs to
/// records that nothing links them to: tried as they are when errors are matched. `patterns` are those of the records.
void checkPatterns(const QList<Record> &records, const Patterns &patterns, QList<Problem> &problems, const std::stop_token &stop);
