// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/reportwriter.h"

namespace wayout::text {

/// Writes the failed tests of a report in JUnit's XML, each with what it printed, and how many there were. Returns false if
/// the XML is broken or no such report.
bool writeTestReport(const QString &xml, ReportWriter &writer);

} // namespace wayout::text
