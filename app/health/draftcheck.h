// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalog.h"
#include "app/catalog/problem.h"

#include <QDate>

/// What checkRecords() finds about one record that is being written, among the records of `catalog` that have to do with it: those
/// that it names, and those of the same signature. What its pattern does with all others tells tryPattern().
QList<Problem> checkDraft(const Record &record, const Catalog &catalog, QDate today);
