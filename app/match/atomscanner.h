// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <bitset>
#include <cstdint>
#include <string>
#include <vector>

/// Finds which of many literal strings occur in a text, in one pass: a hash of three bytes picks the few to compare.
class AtomScanner final
{
public:
    static constexpr int shortestAtom = 3;

    AtomScanner() = default;
    /// `atoms` are lower case and at least `shortestAtom` bytes long.
    explicit AtomScanner(std::vector<std::string> atoms);

    /// Positions (in the list given) of the atoms that occur in `lowered`, each once, into `found`.
    void scan(QByteArrayView lowered, std::vector<int> &found) const;

private:
    struct Entry {
        std::uint32_t hash;
        int atom;
    };

    std::vector<std::string> m_atoms;
    std::vector<Entry> m_entries; ///< by hash
    std::vector<std::uint32_t> m_starts; ///< of each hash in m_entries
    std::bitset<1 << 16> m_known;
};
