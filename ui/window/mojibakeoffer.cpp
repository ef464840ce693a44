// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/mojibakeoffer.h"

#include "app/text/mojibake.h"
#include "ui/theme/noticebar.h"

#include <QCoreApplication>

namespace wayout::window {
namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(MisreadingOffer)
};

void offerUndo(theme::NoticeBar &notice, const QString &before, const std::function<void(const QString &)> &take)
{
    notice.offer(
        [] { return Words::tr("The text was repaired. Characters that were lost before are shown as \uFFFD."); },
        [] { return Words::tr("Undo"); }, [before, take] { take(before); });
}

} // namespace

void offerRepair(theme::NoticeBar &notice, const QString &text, const std::function<void(const QString &)> &take)
{
    if (!text::looksLikeMojibake(text)) {
        return;
    }
    notice.offer([] { return Words::tr("This text seems to have been read in a wrong encoding before it came here."); },
        [] { return Words::tr("Repair"); },
        [&notice, text, take] {
            take(text::repairedMojibake(text).value_or(text));
            offerUndo(notice, text, take);
        });
}

} // namespace wayout::window
