// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/answer/column.h"
#include "ui/theme/tones.h"

namespace wayout::answer {

/// A calm surface with round corners in the colour of a tone.
class Card : public Column
{
    Q_OBJECT

public:
    explicit Card(theme::Tone tone, QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    theme::Tone m_tone;
};

} // namespace wayout::answer
