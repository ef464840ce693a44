// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/match/answer.h"

#include <QList>

class QWidget;

namespace wayout::answer {

class DetailContext;

/// What was found in the pasted text, each as a button that goes there; null when nothing was.
QWidget *evidenceBanners(const QList<match::Evidence> &evidence, DetailContext *context);

/// What is doubtful about the record, each finding with its reason. Hidden where there is nothing.
QWidget *healthNote(DetailContext *context, QWidget *parent);

} // namespace wayout::answer
