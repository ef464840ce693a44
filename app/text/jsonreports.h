// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/reportwriter.h"

#include <QByteArrayView>

namespace wayout::text {

// What programs write as JSON, by its fields. Fields that are missing or of another type are passed over. Each function
// returns false, and writes nothing, if the JSON is broken, nested more than 64 levels, or no report of the kind.

/// Writes the results of a SARIF log (2.1.0, OASIS) and what its tools said about themselves. Suppressed results and tests
/// that passed are left out.
bool writeSarif(QByteArrayView json, ReportWriter &writer);
/// Writes the problems of a page of Gradle: what is between its marks of the data.
bool writeGradleProblems(QByteArrayView json, ReportWriter &writer);

// A line each. What only tells how the work goes on is no line of the readable text.

bool writeDiagnostic(QByteArrayView line, ReportWriter &writer);
bool writeJournalEntry(QByteArrayView line, ReportWriter &writer);
bool writeTelemetry(QByteArrayView line, ReportWriter &writer);

} // namespace wayout::text
