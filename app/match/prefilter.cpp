// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/prefilter.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace {

constexpr size_t groupBytes = 4;
constexpr size_t frequencyBuckets = 1 << 16;

size_t frequencyBucket(std::string_view group)
{
    std::uint32_t bytes = 0;
    std::memcpy(&bytes, group.data(), groupBytes);
    return (bytes * 2654435761U) >> 16; // Knuth's multiplicative hash
}

void countGroups(std::string_view text, std::vector<std::uint32_t> &frequencies)
{
    for (size_t i = 0; i + groupBytes <= text.size(); ++i) {
        ++frequencies[frequencyBucket(text.substr(i, groupBytes))];
    }
}

} // namespace

Prefilter::Text::Text(QByteArrayView text)
    : Text(std::string(text.data(), size_t(text.size())))
{
}

Prefilter::Text::Text(std::string text)
    : m_bytes(std::move(text))
{
    // Without a branch, so that compilers vectorise it.
    for (char &byte : m_bytes) {
        const auto c = static_cast<unsigned char>(byte);
        byte = char(c | ((static_cast<unsigned char>(c - 'A') < 26) << 5));
    }
    m_bytes.append(LiteralScanner::padding, '\0');
}

bool Prefilter::add(const RequiredLiterals &literals)
{
    std::vector<Branch> branches;
    for (const RequiredLiterals::Branch &required : literals.branches) {
        Branch branch{m_patterns, required, 0};
        std::erase_if(branch.literals, [](const std::string &literal) { return literal.size() < LiteralScanner::shortest; });
        if (branch.literals.empty()) {
            return false;
        }
        for (const std::string &literal : branch.literals) {
            branch.literalBytes += literal.size();
        }
        branches.push_back(std::move(branch));
    }
    std::ranges::move(branches, std::back_inserter(m_branches));
    ++m_patterns;
    return true;
}

void Prefilter::build()
{
    // How common a group of bytes is in error messages: as common as it is in their patterns.
    Frequencies frequencies(frequencyBuckets);
    for (const Branch &branch : m_branches) {
        for (const std::string &literal : branch.literals) {
            countGroups(literal, frequencies);
        }
    }
    build(frequencies);
}

Prefilter Prefilter::tunedTo(const Text &sample, size_t literalBytes) const
{
    Frequencies frequencies(frequencyBuckets);
    countGroups(sample.bytes(), frequencies);
    Prefilter tuned;
    tuned.m_patterns = m_patterns;
    std::ranges::copy_if(m_branches, std::back_inserter(tuned.m_branches), [&](const Branch &branch) { return branch.literalBytes >= literalBytes; });
    tuned.build(frequencies);
    return tuned;
}

void Prefilter::build(const Frequencies &frequencies)
{
    std::unordered_map<std::string, std::uint32_t> numbers;
    std::vector<std::string> anchors;
    std::vector<std::uint32_t> anchorOfBranch;
    for (const Branch &branch : m_branches) {
        const std::string anchor = anchorOf(branch, frequencies);
        const auto [known, isNew] = numbers.try_emplace(anchor, std::uint32_t(anchors.size()));
        if (isNew) {
            anchors.push_back(anchor);
        }
        anchorOfBranch.push_back(known->second);
    }
    m_anchorStarts.assign(anchors.size() + 1, 0);
    for (const std::uint32_t anchor : anchorOfBranch) {
        ++m_anchorStarts[anchor + 1];
    }
    for (size_t i = 1; i < m_anchorStarts.size(); ++i) {
        m_anchorStarts[i] += m_anchorStarts[i - 1];
    }
    m_anchored.resize(m_branches.size());
    std::vector<std::uint32_t> next = m_anchorStarts;
    for (std::uint32_t branch = 0; branch < anchorOfBranch.size(); ++branch) {
        m_anchored[next[anchorOfBranch[branch]]++] = branch;
    }
    m_scanner = LiteralScanner(anchors);
}

std::string Prefilter::anchorOf(const Branch &branch, const Frequencies &frequencies)
{
    constexpr size_t length = LiteralScanner::strided;
    std::string_view best;
    std::uint64_t lowest = std::numeric_limits<std::uint64_t>::max();
    for (const std::string_view literal : branch.literals) {
        for (size_t begin = 0; begin + length <= literal.size(); ++begin) {
            const std::string_view window = literal.substr(begin, length);
            std::uint64_t cost = 0;
            for (size_t i = 0; i + groupBytes <= length; ++i) {
                cost += frequencies[frequencyBucket(window.substr(i, groupBytes))];
            }
            if (cost < lowest) {
                lowest = cost;
                best = window;
            }
        }
    }
    if (best.empty()) {
        best = *std::ranges::max_element(branch.literals, {}, &std::string::size);
    }
    return std::string(best);
}

bool Prefilter::canMatch(const Branch &branch, std::string_view stretch) const
{
    size_t from = 0;
    for (const std::string &literal : branch.literals) {
        const size_t at = stretch.find(literal, from);
        if (at == stretch.npos) {
            return false;
        }
        from = at + literal.size();
    }
    return true;
}

std::vector<Prefilter::Place> Prefilter::places(const Text &text) const
{
    std::vector<Place> places;
    m_scanner.scan(text.bytes(), [&](std::uint32_t anchor, size_t offset) { places.push_back({std::uint32_t(offset), anchor}); });
    std::ranges::sort(places, {}, &Place::offset);
    return places;
}
