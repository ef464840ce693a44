// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/codeindex.h"

#include "app/text/codes.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

// Between two texts, so that a word at the end of one is no label of a number in the next.
const QString separator = u" \n. "_s;

void add(std::vector<std::uint32_t> &records, std::uint32_t record)
{
    if (records.empty() || records.back() != record) {
        records.push_back(record);
    }
}

} // namespace

CodeIndex::CodeIndex(const Catalog &catalog)
    : m_records(catalog.size())
{
    for (qsizetype i = 0; i < catalog.size(); ++i) {
        const Record &record = catalog.at(i);
        const QString coded = QStringList{record.errorCode, record.signature.en, record.aliases.join(separator), record.regex}.join(separator);
        for (const Term &code : codesOf(coded.toUtf8())) {
            add(m_codes[code.key], std::uint32_t(i));
            if (const std::string family = codeFamily(code.key); !family.empty()) {
                add(m_families[family], std::uint32_t(i));
            }
        }
    }
}

std::span<const std::uint32_t> CodeIndex::recordsWith(const std::string &code) const
{
    const auto found = m_codes.find(code);
    return found == m_codes.end() ? std::span<const std::uint32_t>() : std::span<const std::uint32_t>(found->second);
}

bool CodeIndex::has(qsizetype record, const std::string &code) const
{
    return std::ranges::binary_search(recordsWith(code), std::uint32_t(record));
}

bool CodeIndex::hasFamily(qsizetype record, const std::string &family) const
{
    const auto found = m_families.find(family);
    return found != m_families.end() && std::ranges::binary_search(found->second, std::uint32_t(record));
}

float CodeIndex::weight(const std::string &code) const
{
    constexpr float background = 1000; // records beside the catalogue's own: a small catalogue must not make a code less telling
    constexpr float mostTelling = 7; // nats
    const float share = (float(recordsWith(code).size()) + 0.5F) / (float(m_records) + background);
    return std::clamp(-std::log(share), 1.0F, mostTelling);
}
