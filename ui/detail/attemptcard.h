// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"
#include "ui/detail/card.h"
#include "app/command/ratewords.h"
#include "app/command/recordwords.h"

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
    /// Its title and its rate; the reason once it is asked for.
    static AttemptCard *foldedDeadEnd(qsizetype index, DetailContext *context, QWidget *parent = nullptr);
    static AttemptCard *ofWorkaround(qsizetype index, DetailContext *context, QWidget *parent = nullptr);

    /// What is to be tried or not, in the language that is read.
    QString title() const;

private:
    AttemptCard(const Rate &rate, RateMeaning meaning, DetailContext *context, QWidget *parent);

    void addTitleOf(const DeadEnd &deadEnd);
    void addReasons(qsizetype deadEnd);
    void addFold(qsizetype deadEnd);
    void addTitle(const BilingualText &title);
    void addText(const BilingualText &text, std::function<QString()> lead = {});
    /// `shown` is asked for again when the interface's language changes.
    void addShown(std::function<std::optional<ShownByRun>()> shown);
    void addSources(const QStringList &sources);
    void arrange();

    DetailContext *m_context;
    BilingualText m_title;
    RateMeaning m_meaning;
    QBoxLayout *m_top;
    QVBoxLayout *m_texts;
    RateBar *m_rate;
};
