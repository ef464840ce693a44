// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/detail/column.h"
#include "ui/theme/icons.h"
#include "ui/theme/tones.h"

#include <functional>
#include <optional>

class DetailContext;
class QVBoxLayout;

/// A part of the detail under a heading of its own.
class DetailSection final : public Column
{
    Q_OBJECT

public:
    struct Sign {
        Glyph glyph;
        Tone tone;
    };

    DetailSection(std::function<QString()> heading, std::optional<Sign> sign, QWidget *parent = nullptr);

    void add(QWidget *widget);
    void setSpacing(int spacing);
    /// What a jump to the section gives the focus, so that it is read.
    QWidget *heading() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    std::function<QString()> m_heading;
    QVBoxLayout *m_layout;
};

// The sections of a record; each is null when the record has nothing to put there.
DetailSection *deadEndSection(DetailContext *context);
DetailSection *workaroundSection(DetailContext *context);
DetailSection *versionSection(DetailContext *context);
DetailSection *evidenceSection(DetailContext *context);
