// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"
#include "app/catalog/record.h"

#include <QList>

/// Compiles every pattern, tries it on the samples of its own record (as a whole and line by line), where it must
/// match, and on the samples and signatures of all others, where it must not unless an edge links the two.
void checkPatterns(const QList<Record> &records, QList<Problem> &problems);
