// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/systems.h"

#include "app/text/datatable.h"

#include <algorithm>
#include <map>
#include <vector>

using namespace Qt::StringLiterals;

namespace wayout::text {
namespace {

struct Sign {
    QString system;
    QString characters;
};

const std::vector<Sign> &signs()
{
    static const std::vector<Sign> all = [] {
        std::vector<Sign> read;
        for (const QByteArray &row : tableRows(u"systems.tsv"_s)) {
            const qsizetype tab = row.indexOf('\t');
            read.push_back({QString::fromUtf8(row.first(tab)), QString::fromUtf8(row.sliced(tab + 1))});
        }
        return read;
    }();
    return all;
}

bool isOperatingSystem(const QString &word)
{
    return word == "linux"_L1 || word == "macos"_L1 || word == "windows"_L1;
}

/// What speaks for a system or a distribution.
struct Votes {
    int count = 0;
    QString first;
};

/// Returns the name with more votes than all others together; empty if there is none.
QString winner(const std::map<QString, Votes> &votes)
{
    int all = 0;
    for (const auto &[name, vote] : votes) {
        all += vote.count;
    }
    for (const auto &[name, vote] : votes) {
        if (2 * vote.count > all) {
            return name;
        }
    }
    return {};
}

} // namespace

System systemNamed(const QString &word)
{
    return isOperatingSystem(word) ? System{word, {}, {}} : System{word.isEmpty() ? QString() : u"linux"_s, word, {}};
}

System systemIn(QStringView text)
{
    std::map<QString, Votes> systems;
    std::map<QString, Votes> distributions;
    const auto vote = [](Votes &votes, const QString &sign) {
        ++votes.count;
        votes.first = votes.first.isEmpty() ? sign : votes.first;
    };
    for (const Sign &sign : signs()) {
        if (!text.contains(sign.characters)) {
            continue;
        }
        const System system = systemNamed(sign.system);
        vote(systems[system.name], sign.characters);
        if (!system.distribution.isEmpty()) {
            vote(distributions[system.distribution], sign.characters);
        }
    }
    System system{.name = winner(systems), .distribution = {}, .sign = {}};
    if (system.name == "linux"_L1) {
        system.distribution = winner(distributions);
    }
    system.sign = !system.distribution.isEmpty() ? distributions[system.distribution].first
        : !system.name.isEmpty()                 ? systems[system.name].first
                                                 : QString();
    return system;
}

} // namespace wayout::text
