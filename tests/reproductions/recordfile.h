// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"

#include <QString>

using namespace wayout::catalog;

/// Writes a run into a file with one record of the flat format: beside the runs in other environments, in place of an older
/// one in the same; then its tier and evidence count are what they are after it. False when the file cannot be read or written.
bool writeReproduction(const QString &path, const Reproduction &run);
