// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/literalbranches.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace wayout::match {
namespace {

size_t longestLiteral(const Sequence &sequence)
{
    size_t longest = 0;
    for (const std::string &literal : sequence.literals) {
        longest = std::max(longest, literal.size());
    }
    return longest;
}

/// Returns how much is lost if the part becomes a gap: every branch has a literal of at least this length.
size_t worth(const Part &part)
{
    size_t worth = SIZE_MAX;
    for (const Sequence &branch : part.branches) {
        worth = std::min(worth, longestLiteral(branch));
    }
    return worth;
}

} // namespace

void Sequence::append(const Sequence &next)
{
    if (next.literals.empty()) {
        gapAfter = gapAfter || next.gapAfter;
        gapBefore = literals.empty() ? gapAfter : gapBefore;
        return;
    }
    if (literals.empty()) {
        const bool startsWithGap = gapBefore || next.gapBefore;
        *this = next;
        gapBefore = startsWithGap;
        return;
    }
    auto literal = next.literals.begin();
    if (!gapAfter && !next.gapBefore) {
        literals.back() += *literal++;
    }
    literals.insert(literals.end(), literal, next.literals.end());
    gapAfter = next.gapAfter;
}

void Part::append(Part next)
{
    const bool multiplies = branches.size() > 1 && next.branches.size() > 1;
    if (multiplies && branches.size() * next.branches.size() > mostProducts) {
        (worth(*this) < worth(next) ? *this : next).branches = {Sequence::gap()};
    }
    cost += next.cost;
    std::vector<Sequence> products;
    for (size_t i = 1; i < next.branches.size(); ++i) {
        for (const Sequence &branch : branches) {
            products.emplace_back(branch).append(next.branches[i]);
        }
    }
    for (Sequence &branch : branches) {
        branch.append(next.branches.front());
    }
    std::ranges::move(products, std::back_inserter(branches));
}

} // namespace wayout::match
