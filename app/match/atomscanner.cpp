// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/match/atomscanner.h"

#include <algorithm>
#include <cstring>

namespace {

constexpr std::uint32_t hashes = 1 << 16;

std::uint32_t hashAt(const char *text)
{
    const auto byte = [text](int i) { return std::uint32_t(static_cast<unsigned char>(text[i])); };
    return ((byte(0) | byte(1) << 8 | byte(2) << 16) * 2654435761U) >> 16; // Knuth's multiplicative hash
}

} // namespace

AtomScanner::AtomScanner(std::vector<std::string> atoms)
    : m_atoms(std::move(atoms))
{
    m_entries.reserve(m_atoms.size());
    for (size_t i = 0; i < m_atoms.size(); ++i) {
        const std::uint32_t hash = hashAt(m_atoms[i].data());
        m_known.set(hash);
        m_entries.push_back({hash, int(i)});
    }
    std::ranges::sort(m_entries, {}, &Entry::hash);
    m_starts.resize(hashes + 1);
    size_t entry = 0;
    for (std::uint32_t hash = 0; hash <= hashes; ++hash) {
        while (entry < m_entries.size() && m_entries[entry].hash < hash) {
            ++entry;
        }
        m_starts[hash] = std::uint32_t(entry);
    }
}

void AtomScanner::scan(QByteArrayView lowered, std::vector<int> &found) const
{
    found.clear();
    const char *text = lowered.data();
    for (qsizetype i = 0; i + shortestAtom <= lowered.size(); ++i) {
        const std::uint32_t hash = hashAt(text + i);
        if (!m_known.test(hash)) {
            continue;
        }
        for (std::uint32_t entry = m_starts[hash]; entry < m_starts[hash + 1]; ++entry) {
            const std::string &atom = m_atoms[size_t(m_entries[entry].atom)];
            if (qsizetype(atom.size()) <= lowered.size() - i && std::memcmp(atom.data(), text + i, atom.size()) == 0) {
                found.push_back(m_entries[entry].atom);
            }
        }
    }
    std::ranges::sort(found);
    const auto repeated = std::ranges::unique(found);
    found.erase(repeated.begin(), repeated.end());
}
