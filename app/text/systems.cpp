// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/systems.h"

#include "app/text/datatable.h"

#include <array>
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

/// Returns, by sign, whether it is in the text. Reads the text once.
std::vector<bool> signsIn(QStringView text)
{
    struct Start {
        char16_t second; // most signs differ in their second character already
        std::size_t sign;
    };
    static const auto byFirst = [] {
        std::array<std::vector<Start>, 128> starts; // of signs, by their first character
        for (std::size_t i = 0; i < signs().size(); ++i) {
            const QString &characters = signs()[i].characters;
            starts.at(characters.front().unicode()).push_back({characters.at(1).unicode(), i});
        }
        return starts;
    }();
    std::vector<bool> found(signs().size());
    for (qsizetype at = 0; at + 1 < text.size(); ++at) {
        const char16_t first = text[at].unicode();
        const char16_t second = text[at + 1].unicode();
        for (const Start &start : first < byFirst.size() ? byFirst[first] : byFirst[0]) {
            if (start.second == second && !found[start.sign]) {
                found[start.sign] = text.sliced(at).startsWith(signs()[start.sign].characters);
            }
        }
    }
    return found;
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
    const std::vector<bool> found = signsIn(text);
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (!found[i]) {
            continue;
        }
        const Sign &sign = signs()[i];
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
