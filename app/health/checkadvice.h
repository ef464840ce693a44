// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/problem.h"
#include "app/catalog/record.h"

#include <QList>

#include <stop_token>

/// Advice that cannot be right as it stands: a dead end that mostly works, a workaround that is its own dead end, a command
/// that destroys and does not say so, an id that names another error, records with one signature that contradict each other.
void checkAdvice(const QList<Record> &records, QList<Problem> &problems, const std::stop_token &stop);
