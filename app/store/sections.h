// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/store/column.h"

#include <algorithm>
#include <stop_token>

class QIODevice;

/// Writes arrays one after the other: a file of sections. Its end holds a table with the place, the size and the checksum of each, so
/// that a file that was not written to its end is none. Native byte order: a file is for the machine that wrote it.
class SectionWriter final
{
public:
    /// `device` must take what is written at once. Nothing more is written once a stop is requested.
    explicit SectionWriter(QIODevice &device, const std::stop_token &stop = {});

    template<typename T>
    void add(const Column<T> &column)
    {
        addBytes(column.items().data(), column.size() * sizeof(T), sizeof(T));
    }
    template<typename T>
    void add(const Lists<T> &lists)
    {
        add(lists.starts());
        add(lists.items());
    }
    template<typename T>
    void addValue(const T &value)
    {
        addBytes(&value, sizeof(T), sizeof(T));
    }
    /// A section in parts, for SectionReader::takeUnread(): without a checksum.
    void beginUnread();
    void append(const void *data, size_t size);
    void endUnread();
    /// Writes the table. False when anything could not be written.
    bool finish();

private:
    friend class SectionReader;
    struct Entry {
        std::uint64_t offset = 0;
        std::uint64_t bytes = 0;
        std::uint64_t itemBytes = 0;
        std::uint64_t checksum = 0;
    };
    struct End {
        std::uint64_t table = 0; ///< offset
        std::uint64_t sections = 0;
        std::uint64_t checksum = 0; ///< of the table
        std::uint64_t magic = 0;
    };

    void addBytes(const void *data, size_t size, size_t itemBytes);
    void put(const void *data, size_t size);
    void pad();

    QIODevice &m_device;
    std::stop_token m_stop;
    std::vector<Entry> m_table;
    std::uint64_t m_offset = 0;
    bool m_ok = true;
};

/// Reads the sections in the order in which they were written, without copying them. Whatever is wrong makes it not ok; then it gives
/// arrays that are empty but for what the lists and tables made of them need.
class SectionReader final
{
public:
    /// `file` must outlive what is read from it; aligned to 8 bytes.
    explicit SectionReader(std::span<const char> file);

    bool ok() const { return m_ok; }
    /// Not ok from here on unless `condition` holds.
    void require(bool condition) { m_ok = m_ok && condition; }

    /// The next section, its checksum compared.
    template<typename T>
    Column<T> take()
    {
        return Column<T>(typed<T>(takeBytes(sizeof(T), true)));
    }
    /// The next section, its bytes not looked at: whoever reads a part of it has to compare that.
    std::span<const char> takeUnread() { return takeBytes(1, false); }
    template<typename T>
    Lists<T> takeLists()
    {
        Column<std::uint32_t> starts = take<std::uint32_t>();
        Column<T> items = take<T>();
        const bool areNone = starts.empty() && items.empty();
        require(areNone
                || (!starts.empty() && starts[0] == 0 && starts[starts.size() - 1] == items.size() && std::ranges::is_sorted(starts)));
        if (!m_ok) {
            return {std::vector<std::uint32_t>{0}, std::vector<T>()};
        }
        return {std::move(starts), std::move(items)};
    }
    template<typename T>
    T takeValue()
    {
        const Column<T> one = take<T>();
        require(one.size() == 1);
        return m_ok ? one[0] : T();
    }

private:
    template<typename T>
    static std::span<const T> typed(std::span<const char> bytes)
    {
        return {reinterpret_cast<const T *>(bytes.data()), bytes.size() / sizeof(T)};
    }
    std::span<const char> takeBytes(size_t itemBytes, bool compare);

    std::span<const char> m_file;
    std::vector<SectionWriter::Entry> m_table;
    size_t m_next = 0;
    bool m_ok = false;
};

/// Whether all of them are less than `limit`.
inline bool allBelow(std::span<const std::uint32_t> numbers, size_t limit)
{
    // Without a branch, so that compilers vectorise it.
    std::uint32_t highest = 0;
    for (const std::uint32_t number : numbers) {
        highest = std::max(highest, number);
    }
    return numbers.empty() || highest < limit;
}

/// Whether all of them are figures from 0 to `most`: sorting by anything else may not end well.
inline bool allBetween(std::span<const float> figures, float most)
{
    return std::ranges::all_of(figures, [most](float figure) { return figure >= 0 && figure <= most; });
}
