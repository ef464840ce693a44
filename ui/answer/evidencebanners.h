// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/answer.h"

#include <QList>

class QWidget;

namespace wayout::answer {

class DetailContext;

/// Returns the evidence found in the pasted text as buttons that go there, or null when there is none.
QWidget *evidenceBanners(const QList<match::Evidence> &evidence, DetailContext *context);

/// Returns a list of the doubtful points in the record, each with its reason. It is hidden while there are none.
QWidget *healthNote(DetailContext *context, QWidget *parent);

} // namespace wayout::answer
