// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/copying.h"

#include "ui/actions/windowactions.h"
#include "ui/theme/clipboard.h"
#include "ui/window/pastesession.h"
#include "ui/window/readingpane.h"
#include "ui/window/statusline.h"

using namespace Qt::StringLiterals;

namespace wayout::window {
namespace {

constexpr int messageMs = 2'500;
constexpr int warningMs = 6'000; // longer, because there is more to read
constexpr qsizetype longestName = 60; // characters; the notice has one line

QString shortened(const QString &name)
{
    return name.size() <= longestName ? name : name.left(longestName - 1).trimmed() + u'…';
}

} // namespace

Copying::Copying(
    const actions::WindowActions &actions, ReadingPane &reading, const PasteSession &paste, StatusLine &status)
    : QObject(&status)
    , m_reading(reading)
    , m_paste(paste)
    , m_status(status)
{
    const auto on = [&](actions::WindowActions::Id id, auto copy) {
        connect(actions.action(id), &QAction::triggered, this, copy);
    };
    on(actions::WindowActions::CopyCode, [this] { sayOf(m_reading.copyCode()); });
    on(actions::WindowActions::CopyNextCode, [this] { sayOf(m_reading.copyNextCode()); });
    on(actions::WindowActions::CopySignature,
        [this] { say(tr("Copied: the English error text"), m_reading.copySignature()); });
    on(actions::WindowActions::CopyAnswer,
        [this] { say(tr("Copied: the whole record, as Markdown"), m_reading.copyAnswer()); });
    on(actions::WindowActions::CopySearchString, [this] {
        if (m_reading.record()) {
            say(tr("Copied: the search string"), m_reading.copySearchString());
        } else {
            copyPasteAsSearch();
        }
    });
}

void Copying::say(const QString &sentence, bool copied) const
{
    m_status.say(copied ? sentence : tr("Not copied: the clipboard did not take it."), messageMs);
}

void Copying::sayOf(const std::optional<ReadingPane::CopiedCode> &code) const
{
    if (!code) {
        m_status.say(tr("This record has no code."), messageMs);
    } else if (code->outcome == answer::CodeView::Copy::Asked) {
        m_status.say(tr("This code can do harm, see there. The same once more copies it."), warningMs);
    } else if (code->outcome == answer::CodeView::Copy::Done && !code->placeholders.isEmpty()) {
        //: %1 is what to try, %2 placeholders in its code, such as "<branch>"
        m_status.say(tr("Copied: the code of “%1”. Fill in before running: %2")
                         .arg(shortened(code->of), code->placeholders.join(u", "_s)),
            warningMs);
    } else {
        //: %1 is what to try, such as "Install PyYAML"
        say(tr("Copied: the code of “%1”").arg(shortened(code->of)), code->outcome == answer::CodeView::Copy::Done);
    }
}

void Copying::copyPasteAsSearch() const
{
    say(tr("Copied: the search string"), theme::copyToClipboard(m_paste.searchString()));
}

} // namespace wayout::window
