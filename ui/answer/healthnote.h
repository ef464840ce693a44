// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace wayout::answer {

class DetailContext;

/// Returns a list of the doubtful points in the record, each with its reason. It is hidden while there are none.
QWidget *healthNote(DetailContext *context, QWidget *parent);

} // namespace wayout::answer
