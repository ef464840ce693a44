// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/present/ratewords.h"
#include "app/storage/notebook.h"
#include "ui/answer/column.h"
#include "ui/theme/plainlabel.h"

#include <array>
#include <functional>

class DetailContext;
class QBoxLayout;
class Segment;

/// What came of it when the user tried one dead end or workaround: one of three answers for this time, taken back by choosing
/// it again, and beside them what came of it on all occasions. One stop for Tab, arrows inside.
class ResultSwitch final : public Column
{
    Q_OBJECT

public:
    /// `title` says what was tried, in the language that is read.
    ResultSwitch(
        const AttemptKey &key, std::function<QString()> title, DetailContext *context, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void retranslateUi();
    void choose(OwnResult result);
    void arrange();

    AttemptKey m_key;
    std::function<QString()> m_title;
    DetailContext *m_context;
    QBoxLayout *m_row;
    std::array<Segment *, 3> m_segments{};
    PlainLabel *m_summary;
};

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
