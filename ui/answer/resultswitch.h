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

/// Records the user's result with one dead end or workaround: one of three answers for the current paste, withdrawn by
/// choosing it again, with the totals of all pastes beside it. Tab stops here once; arrow keys move inside.
class ResultSwitch final : public Column
{
    Q_OBJECT

public:
    /// `title` returns what was tried, in the reader's language.
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

/// Shows the results of the user's team with one dead end or workaround; hidden while there are none. It is separate
/// from the catalogue's figure and from the user's own results.
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
