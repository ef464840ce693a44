// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace wayout::answer {

class DetailContext;

/// Returns the line that says where the record belongs and which lines of the pasted text it was found in. A click
/// leads to the first of them, the next click to the next one. There must be evidence.
QWidget *evidenceLink(DetailContext *context);

} // namespace wayout::answer
