// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"
#include "ui/detail/card.h"
#include "ui/detail/ratewords.h"

class DetailContext;
class GrowingList;
class QBoxLayout;
class QVBoxLayout;
class RateBar;
class TextButton;

/// One thing to try or not to try: what, why, when, how often; code to copy; the pages that say so.
class AttemptCard final : public Card
{
    Q_OBJECT

public:
    static AttemptCard *ofDeadEnd(qsizetype index, DetailContext *context, QWidget *parent = nullptr);
    static AttemptCard *ofWorkaround(qsizetype index, DetailContext *context, QWidget *parent = nullptr);

private:
    AttemptCard(const Rate &rate, RateMeaning meaning, DetailContext *context, QWidget *parent);

    void addTitle(const BilingualText &title);
    void addText(const BilingualText &text, std::function<QString()> lead = {});
    void addSources(const QStringList &sources);
    void arrange();

    DetailContext *m_context;
    QBoxLayout *m_top;
    QVBoxLayout *m_texts;
    RateBar *m_rate;
};
