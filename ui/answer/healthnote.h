// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/answer/column.h"

class QVBoxLayout;

namespace wayout::answer {

class DetailContext;
class GrowingList;

/// What is doubtful about the record, each finding with its reason. Hidden where there is nothing.
class HealthNote final : public Column
{
    Q_OBJECT

public:
    explicit HealthNote(DetailContext *context, QWidget *parent = nullptr);

private:
    void refresh();

    DetailContext *m_context;
    QVBoxLayout *m_layout;
    GrowingList *m_findings = nullptr;
};

} // namespace wayout::answer
