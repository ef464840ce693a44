// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/command/command.h"
#include "app/command/commandoptions.h"

class Output;

// Records and results handed on, and taken in. Each needs a QCoreApplication, no display.

/// `wayout export`: to standard output, a file, or a folder.
ExitStatus exportRecords(const CommandOptions &options, Output &out, Output &err);
/// `wayout import`: records into the catalogue that the user writes, one file each; none that is there is written over.
ExitStatus importRecords(const CommandOptions &options, Output &out, Output &err);
/// `wayout outcomes export|import`.
ExitStatus exchangeOutcomes(const CommandOptions &options, Output &out, Output &err);
