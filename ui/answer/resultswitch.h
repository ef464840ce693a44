// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/present/ratewords.h"
#include "app/storage/notebook.h"
#include "ui/answer/column.h"
#include "ui/theme/plainlabel.h"

#include <array>
#include <functional>

namespace wayout::theme {
class Segment;
}

namespace wayout::answer {

class DetailContext;

/// Asks whether one dead end or workaround helped: yes or no for the current paste, withdrawn by choosing it again, with
/// what came of it for earlier pastes. Tab stops here once; arrow keys move inside.
class ResultSwitch final : public Column
{
    Q_OBJECT

public:
    /// `title` returns what was tried, in the reader's language.
    ResultSwitch(const storage::AttemptKey &key, std::function<QString()> title, DetailContext *context,
        QWidget *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void retranslateUi();
    void choose(storage::OwnResult result);
    static QString earlierWords(const storage::OwnResults &own);

    storage::AttemptKey m_key;
    std::function<QString()> m_title;
    DetailContext *m_context;
    std::array<theme::Segment *, 2> m_segments{};
    theme::PlainLabel *m_summary;
    QLabel *m_question;
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
