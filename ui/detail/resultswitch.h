// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/outcome/notebook.h"
#include "ui/detail/column.h"

#include <array>

class DetailContext;
class PlainLabel;
class QBoxLayout;
class Segment;

/// What came of it when the user tried one dead end or workaround: one of three answers for this time, taken back by choosing
/// it again, and beside them what came of it on all occasions. One stop for Tab, arrows inside.
class ResultSwitch final : public Column
{
    Q_OBJECT

public:
    ResultSwitch(const AttemptKey &key, const BilingualText &title, DetailContext *context, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void retranslateUi();
    void choose(OwnResult result);
    void arrange();

    AttemptKey m_key;
    BilingualText m_title;
    DetailContext *m_context;
    QBoxLayout *m_row;
    std::array<Segment *, 3> m_segments{};
    PlainLabel *m_summary;
};
