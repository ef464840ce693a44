// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/record.h"
#include "ui/theme/plainlabel.h"

class DetailContext;

/// A text of the record in the language that is being read: follows a change of it in place, marks a missing translation,
/// shows both with the English one dimmer.
class BilingualLabel final : public PlainLabel
{
    Q_OBJECT

public:
    BilingualLabel(
        const BilingualText &text, DetailContext *context, Role role = Role::Body, QWidget *parent = nullptr);

    /// A word of ours before the text, such as "Condition:"; asked for again when the interface's language changes.
    void setLead(std::function<QString()> lead);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    BilingualText m_text;
    DetailContext *m_context;
    bool m_hasCode; ///< between backticks; those of an error's own words are part of them
    std::function<QString()> m_lead;
};
