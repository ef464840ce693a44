// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class DetailContext;
class QWidget;

/// A source as a record gives it: a button that asks to open it where it is the address of a web page, else its text.
QWidget *sourceLink(const QString &source, DetailContext *context);
