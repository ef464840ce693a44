// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/present/distinction.h"

#include <algorithm>
#include <array>
#include <span>

using namespace Qt::StringLiterals;

namespace wayout::present {
namespace {

struct Change {
    QStringView from;
    QStringView to;
};

/// Returns what the record says of the other one.
catalog::BilingualText saidOf(const catalog::Record &other, const catalog::Record &record)
{
    const auto found = std::ranges::find(record.confusedWith, other.id, &catalog::Transition::recordId);
    return found == record.confusedWith.end() ? catalog::BilingualText() : found->distinction;
}

bool isAboutItself(const catalog::BilingualText &distinction)
{
    return distinction.en.startsWith("Here "_L1);
}

/// Replaces the first of `changes` that the text begins with. Returns whether there is one.
bool changeBeginning(QString &text, std::span<const Change> changes)
{
    const auto found =
        std::ranges::find_if(changes, [&](const Change &change) { return text.startsWith(change.from); });
    if (found == changes.end()) {
        return false;
    }
    text.replace(0, found->from.size(), found->to.toString());
    return true;
}

void changeAll(QString &text, std::span<const Change> changes)
{
    for (const auto &[from, to] : changes) {
        text.replace(from.toString(), to.toString());
    }
}

QString english(QString text)
{
    static constexpr auto existence = std::to_array<QStringView>(
        {u"There is ", u"There are ", u"There was ", u"There were ", u"There may be ", u"There must be "});
    static constexpr auto place =
        std::to_array<Change>({{u"There, ", u""}, {u"There ", u""}, {u"That one ", u"This one "}});
    // Words that begin a sentence; others may be the name of a command, which keeps its case.
    static constexpr auto beginnings = std::to_array<QStringView>({u"the ", u"a ", u"an ", u"any ", u"another ",
        u"each ", u"every ", u"it ", u"its ", u"no ", u"nobody ", u"nothing ", u"one ", u"only ", u"other ", u"some ",
        u"something ", u"that ", u"this ", u"two ", u"you ", u"your "});
    static constexpr auto here =
        std::to_array<Change>({{u"; here ", u"; there "}, {u", here ", u", there "}, {u". Here ", u". There "}});
    const auto begins = [&text](QStringView word) { return text.startsWith(word); };
    if (!std::ranges::any_of(existence, begins) && changeBeginning(text, place)
        && std::ranges::any_of(beginnings, begins)) {
        text[0] = text[0].toUpper();
    }
    changeAll(text, here);
    return text;
}

/// `isPlaced`: the English text is about what is "there", so that "另一个" is the other record.
QString chinese(QString text, bool isPlaced)
{
    static constexpr auto place = std::to_array<Change>(
        {{u"那里", u""}, {u"那边", u""}, {u"那一条", u""}, {u"那条", u""}, {u"另一条", u""}, {u"那只是", u"只是"}});
    static constexpr auto other = std::to_array<Change>({{u"另一个", u""}, {u"另一种", u""}});
    static constexpr auto joint = std::to_array<Change>({{u"，", u""}, {u"的", u""}, {u"是", u""}});
    static constexpr auto here =
        std::to_array<Change>({{u"；这里", u"；那里"}, {u"，这里", u"，那里"}, {u"；这边", u"；那边"},
            {u"，这边", u"，那边"}, {u"；这条", u"；那条"}, {u"，这条", u"，那条"}, {u"；这一条", u"；另一条"},
            {u"，这一条", u"，另一条"}, {u"；本错误", u"；另一条"}, {u"，本错误", u"，另一条"}});
    if (changeBeginning(text, place) || (isPlaced && changeBeginning(text, other))) {
        changeBeginning(text, joint);
        text = text.trimmed();
    }
    changeAll(text, here);
    return text;
}

} // namespace

catalog::BilingualText distinctionOf(const catalog::Record &record, const catalog::Record &other)
{
    const catalog::BilingualText own = saidOf(other, record);
    if (isAboutItself(own)) {
        return own;
    }
    const catalog::BilingualText others = saidOf(record, other);
    return isAboutItself(others)
        ? catalog::BilingualText()
        : catalog::BilingualText{english(others.en), chinese(others.zh, others.en.startsWith("There "_L1))};
}

} // namespace wayout::present
