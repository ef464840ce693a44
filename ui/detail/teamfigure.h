// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/outcome/notebook.h"
#include "ui/theme/plainlabel.h"
#include "app/command/ratewords.h"

class DetailContext;

/// What one dead end or workaround came to for the user's team; not there while nothing of it is known. It stands beside the catalogue's
/// figure and the user's own results, and is part of neither.
class TeamFigure final : public PlainLabel
{
    Q_OBJECT

public:
    TeamFigure(const AttemptKey &key, RateMeaning meaning, DetailContext *context, QWidget *parent = nullptr);

private:
    void refresh();

    AttemptKey m_key;
    RateMeaning m_meaning;
    DetailContext *m_context;
};
