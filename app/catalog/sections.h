// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

class QIODevice;

namespace wayout::catalog {

/// An immutable array that owns its items or refers to items in a mapped file, which must outlive it.
template<typename T>
class Column final
{
    static_assert(std::is_trivially_copyable_v<T>);

public:
    Column() = default;
    Column(std::vector<T> items)
        : m_own(std::move(items))
        , m_items(m_own)
    {
    }
    explicit Column(std::span<const T> elsewhere)
        : m_items(elsewhere)
    {
    }
    Column(const Column &) = delete;
    Column &operator=(const Column &) = delete;
    Column(Column &&other) noexcept
        : m_own(std::move(other.m_own)) // moving keeps the addresses of the items
        , m_items(std::exchange(other.m_items, {}))
    {
    }
    Column &operator=(Column &&other) noexcept
    {
        m_own = std::move(other.m_own);
        m_items = std::exchange(other.m_items, {});
        return *this;
    }

    size_t size() const { return m_items.size(); }
    bool empty() const { return m_items.empty(); }
    const T &operator[](size_t index) const { return m_items[index]; }
    auto begin() const { return m_items.begin(); }
    auto end() const { return m_items.end(); }
    std::span<const T> items() const { return m_items; }

private:
    std::vector<T> m_own;
    std::span<const T> m_items;
};

/// Many lists in two arrays: the items of all lists, and the start of each list.
template<typename T>
class Lists final
{
public:
    Lists() = default;
    /// `starts` has one element more than there are lists, ascends from 0, and ends with the number of items.
    Lists(Column<std::uint32_t> starts, Column<T> items)
        : m_starts(std::move(starts))
        , m_items(std::move(items))
    {
    }

    size_t size() const { return m_starts.empty() ? 0 : m_starts.size() - 1; }
    std::span<const T> operator[](size_t index) const
    {
        return m_items.items().subspan(m_starts[index], m_starts[index + 1] - m_starts[index]);
    }
    const Column<std::uint32_t> &starts() const { return m_starts; }
    const Column<T> &items() const { return m_items; }

private:
    Column<std::uint32_t> m_starts;
    Column<T> m_items;
};

using Strings = Lists<char>;

inline std::string_view textAt(const Strings &strings, size_t index)
{
    const std::span<const char> text = strings[index];
    return {text.data(), text.size()};
}

/// Builds lists one after the other.
template<typename T>
class ListsBuilder final
{
public:
    void add(const T &item) { m_items.push_back(item); }
    /// Ends a list of the items that were added since the last call.
    void endList() { m_starts.push_back(std::uint32_t(m_items.size())); }
    template<typename Range>
    void addList(const Range &items)
    {
        m_items.insert(m_items.end(), items.begin(), items.end());
        endList();
    }
    size_t size() const { return m_starts.size() - 1; }
    Lists<T> build() &&
    {
        m_items.shrink_to_fit();
        return {std::move(m_starts), std::move(m_items)};
    }

private:
    std::vector<std::uint32_t> m_starts{0};
    std::vector<T> m_items;
};

/// Makes `count` lists from pairs of a list's number and an item. The items of a list keep their order.
template<typename T>
Lists<T> listsOf(size_t count, const std::vector<std::pair<std::uint32_t, T>> &pairs)
{
    std::vector<std::uint32_t> starts(count + 1);
    for (const auto &[list, item] : pairs) {
        ++starts[list + 1];
    }
    for (size_t i = 1; i < starts.size(); ++i) {
        starts[i] += starts[i - 1];
    }
    std::vector<T> items(pairs.size());
    std::vector<std::uint32_t> next = starts;
    for (const auto &[list, item] : pairs) {
        items[next[list]++] = item;
    }
    return {std::move(starts), std::move(items)};
}

/// Returns a checksum that detects damaged bytes. It is only for files that stay on the machine, because the standard
/// libraries of others may compute another one. Does not protect against deliberate changes.
inline std::uint64_t checksumOf(const void *data, size_t size)
{
    return std::hash<std::string_view>{}({static_cast<const char *>(data), size});
}

/// Writes a file of sections: arrays one after the other, and at the end a table with the offset, size and checksum of
/// each. An incomplete file is recognised, because it has no table. The byte order is the machine's own, so a file is
/// only for the machine that wrote it.
class SectionWriter final
{
public:
    /// `device` must accept each write completely. After a stop request nothing more is written.
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
    /// Adds an object that has save(), such as a StringTable.
    template<typename T>
    void add(const T &part)
    {
        part.save(*this);
    }
    /// Adds several columns, lists or other objects in order; see SectionReader::read().
    template<typename First, typename Second, typename... Rest>
    void add(const First &first, const Second &second, const Rest &...rest)
    {
        add(first);
        add(second, rest...);
    }
    /// Begins a section without a checksum for SectionReader::takeUnread(). append() adds its bytes, endUnread() ends
    /// it.
    void beginUnread();
    void append(const void *data, size_t size);
    void endUnread();
    /// Writes the table. Returns false when anything could not be written.
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

/// Reads the sections in the order in which they were written, without copying them. After any error ok() is false, and
/// the reader returns empty arrays that are still valid for the lists and tables made of them.
class SectionReader final
{
public:
    /// `file` must be aligned to 8 bytes and outlive everything that is read from it.
    explicit SectionReader(std::span<const char> file);

    bool ok() const { return m_ok; }
    /// Makes ok() false from now on if `condition` is false.
    void require(bool condition) { m_ok = m_ok && condition; }

    /// Returns the next section, whose checksum has been compared.
    template<typename T>
    Column<T> take()
    {
        return Column<T>(typed<T>(takeBytes(sizeof(T), true)));
    }
    /// Returns the next section, which has no checksum. The caller has to check each part that it reads.
    std::span<const char> takeUnread() { return takeBytes(1, false); }
    template<typename T>
    Lists<T> takeLists()
    {
        Column<std::uint32_t> starts = take<std::uint32_t>();
        Column<T> items = take<T>();
        const bool areNone = starts.empty() && items.empty();
        require(areNone
            || (!starts.empty() && starts[0] == 0 && starts[starts.size() - 1] == items.size()
                && std::ranges::is_sorted(starts)));
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

    /// Reads columns, lists and objects that are constructed from a reader, such as StringTable, in the order in which
    /// they were added.
    template<typename... Parts>
    void read(Parts &...parts)
    {
        (readOne(parts), ...);
    }

private:
    template<typename T>
    void readOne(Column<T> &column)
    {
        column = take<T>();
    }
    template<typename T>
    void readOne(Lists<T> &lists)
    {
        lists = takeLists<T>();
    }
    template<typename T>
    void readOne(T &part)
    {
        part = T(*this);
    }
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

/// Whether all numbers are less than `limit`.
inline bool allBelow(std::span<const std::uint32_t> numbers, size_t limit)
{
    // The loop has no branch, so that compilers vectorise it.
    std::uint32_t highest = 0;
    for (const std::uint32_t number : numbers) {
        highest = std::max(highest, number);
    }
    return numbers.empty() || highest < limit;
}

/// Whether all figures are from 0 to `most`. Sorting by NaN would be undefined behaviour.
inline bool allBetween(std::span<const float> figures, float most)
{
    return std::ranges::all_of(figures, [most](float figure) { return figure >= 0 && figure <= most; });
}

/// Distinct strings, numbered from 0 in the order in which they were inserted.
class StringTable final
{
public:
    static constexpr std::uint32_t unknown = UINT32_MAX;

    StringTable() = default;
    explicit StringTable(SectionReader &reader);
    void save(SectionWriter &writer) const;

    /// Returns the number of `text`, or `unknown`.
    std::uint32_t find(std::string_view text) const;
    size_t size() const { return m_texts.size(); }
    std::string_view at(std::uint32_t number) const { return textAt(m_texts, number); }

private:
    friend class StringTableBuilder;

    Strings m_texts;
    /// A hash table with linear probing: the numbers of the strings, or `unknown` in a free slot. Its size is a power
    /// of two, and at most two thirds of it are taken.
    Column<std::uint32_t> m_slots;
};

/// Builds a StringTable.
class StringTableBuilder final
{
public:
    StringTableBuilder();

    /// Returns the number of `text`, which is added if it is new.
    std::uint32_t insert(std::string_view text);
    size_t size() const { return m_hashes.size(); }
    StringTable build() &&;

private:
    std::string_view at(std::uint32_t number) const;
    void grow();

    std::vector<std::uint32_t> m_starts{0};
    std::vector<char> m_characters;
    std::vector<std::uint64_t> m_hashes;
    std::vector<std::uint32_t> m_slots;
};

} // namespace wayout::catalog
