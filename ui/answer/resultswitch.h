// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/present/ratewords.h"
#include "app/storage/notebook.h"
#include "ui/answer/column.h"
#include "ui/theme/plainlabel.h"

#include <array>
#include <functional>

class QBoxLayout;

namespace wayout::theme {
class Segment;
}

namespace wayout::answer {

class DetailContext;

/// What came of it when the user tried one dead end or workaround: one of three answers for this time, taken back by choosing
/// it again, and beside them what came of it on all occasions. One stop for Tab, arrows inside.
class ResultSwitch final : public Column
{
    Q_OBJECT

public:
    /// `title` says what was tried, in the language that is read.
    ResultSwitch(const storage::AttemptKey &key, std::function<QString()> title, DetailContext *context,
        QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void retranslateUi();
    void choose(storage::OwnResult result);
    void arrange();

    storage::AttemptKey m_key;
    std::function<QString()> m_title;
    DetailContext *m_context;
    QBoxLayout *m_row;
    std::array<theme::Segment *, 3> m_segments{};
    theme::PlainLabel *m_summary;
};

/// What one dead end or workaround came to for the user's team; not there while nothing of it is known. It stands beside the catalogue's
/// figure and the user's own results, and is part of neither.
class TeamFigure final : public theme::PlainLabel
{
    Q_OBJECT

public:
    TeamFigure(const storage::AttemptKey &key, present::RateMeaning meaning, DetailContext *context,
        QWidget *parent = nullptr);

private:
    void refresh();

    storage::AttemptKey m_key;
    present::RateMeaning m_meaning;
    DetailContext *m_context;
};

} // namespace wayout::answer
