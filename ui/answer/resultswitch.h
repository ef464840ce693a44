// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/storage/notebook.h"
#include "ui/answer/column.h"

#include <array>
#include <functional>

class QLabel;

namespace wayout::theme {
class Segment;
}

namespace wayout::answer {

class DetailContext;

/// Asks whether one dead end or workaround helped: yes or no for the current paste, withdrawn by choosing it again. Tab stops here once; arrow keys move inside.
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

    storage::AttemptKey m_key;
    std::function<QString()> m_title;
    DetailContext *m_context;
    std::array<theme::Segment *, 2> m_segments{};
    QLabel *m_question;
};

} // namespace wayout::answer
