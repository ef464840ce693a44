// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <numeric>
#include <span>
#include <stop_token>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

class QFile;
class QIODevice;

namespace wayout::catalog {

/// An immutable array in a section, and a share of what keeps its bytes in memory.
template<typename T>
class Column final
{
    static_assert(std::is_trivially_copyable_v<T>);

public:
    Column() = default;
    Column(std::span<const T> items, std::shared_ptr<const void> owner)
        : m_items(items)
        , m_owner(std::move(owner))
    {
    }

    size_t size() const { return m_items.size(); }
    bool empty() const { return m_items.empty(); }
    const T &operator[](size_t index) const { return m_items[index]; }
    auto begin() const { return m_items.begin(); }
    auto end() const { return m_items.end(); }
    std::span<const T> items() const { return m_items; }

private:
    std::span<const T> m_items;
    std::shared_ptr<const void> m_owner;
};

/// Many lists in two arrays: the items of all lists, and the start of each list.
template<typename T>
class Lists final
{
public:
    Lists() = default;
    /// `starts` has one element more than there are lists, ascends from 0, and ends with the number of items; or both
    /// are empty.
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
    template<typename Range>
    void addList(const Range &items)
    {
        m_items.insert(m_items.end(), items.begin(), items.end());
        m_starts.push_back(std::uint32_t(m_items.size()));
    }
    size_t size() const { return m_starts.size() - 1; }
    std::span<const T> operator[](size_t index) const
    {
        return std::span(m_items).subspan(m_starts[index], m_starts[index + 1] - m_starts[index]);
    }
    const std::vector<T> &items() const { return m_items; }

private:
    friend class SectionWriter;
    template<typename Item>
    friend ListsBuilder<Item> listsOf(size_t, const std::vector<std::pair<std::uint32_t, Item>> &);

    std::vector<std::uint32_t> m_starts{0};
    std::vector<T> m_items;
};

/// Makes `count` lists from pairs of a list's number and an item. The items of a list keep their order.
template<typename T>
ListsBuilder<T> listsOf(size_t count, const std::vector<std::pair<std::uint32_t, T>> &pairs)
{
    ListsBuilder<T> lists;
    lists.m_starts.assign(count + 1, 0);
    lists.m_items.resize(pairs.size());
    for (const auto &[list, item] : pairs) {
        ++lists.m_starts[list + 1];
    }
    std::partial_sum(lists.m_starts.begin(), lists.m_starts.end(), lists.m_starts.begin());
    std::vector<std::uint32_t> next(lists.m_starts);
    for (const auto &[list, item] : pairs) {
        lists.m_items[next[list]++] = item;
    }
    return lists;
}

/// Distinct strings, numbered from 0 in the order in which they were inserted.
class StringTableBuilder final
{
public:
    StringTableBuilder();

    /// Returns the number of `text`, which is added if it is new.
    std::uint32_t insert(std::string_view text);
    size_t size() const { return m_hashes.size(); }
    std::string_view at(std::uint32_t number) const;

private:
    friend class SectionWriter;

    void grow();

    ListsBuilder<char> m_texts;
    std::vector<std::uint64_t> m_hashes;
    std::vector<std::uint32_t> m_slots;
};

/// Returns a checksum that detects damaged bytes. It is only for files that stay on the machine, because the standard
/// libraries of others may compute another one. Does not protect against deliberate changes.
inline std::uint64_t checksumOf(const void *data, size_t size)
{
    return std::hash<std::string_view>{}({static_cast<const char *>(data), size});
}

/// Collects sections, which are arrays, in memory. write() makes a file of them: a header, a table with the size and
/// checksum of each section, and the sections one after the other. The byte order is the machine's own; SectionReader
/// refuses the file of a machine or a standard library that would read it otherwise.
class SectionWriter final
{
public:
    template<typename T>
    void add(std::vector<T> items)
    {
        static_assert(std::is_trivially_copyable_v<T>);
        const auto kept = std::make_shared<const std::vector<T>>(std::move(items));
        m_sections.push_back(
            {{reinterpret_cast<const char *>(kept->data()), kept->size() * sizeof(T)}, sizeof(T), kept});
    }
    template<typename T>
    void add(ListsBuilder<T> lists)
    {
        add(std::move(lists.m_starts));
        add(std::move(lists.m_items));
    }
    void add(StringTableBuilder table)
    {
        add(std::move(table.m_texts));
        add(std::move(table.m_slots));
    }
    template<typename T>
    void addValue(const T &value)
    {
        add(std::vector<T>{value});
    }
    /// Adds the sections of another writer.
    void append(SectionWriter other);
    /// Sets the bytes that a reader of the file reads in parts, when it needs them. They have no checksum.
    void setRest(std::vector<char> bytes);
    /// Returns the number of sections.
    size_t size() const { return m_sections.size(); }
    /// Returns false when a stop was requested or the device did not accept all bytes.
    bool write(QIODevice &device, const std::stop_token &stop = {}) const;

private:
    friend class SectionReader;

    struct Section {
        std::span<const char> bytes;
        std::uint64_t itemBytes = 1;
        std::shared_ptr<const void> owner;
    };

    std::vector<Section> m_sections;
    Section m_rest;
};

/// The bytes that SectionWriter::setRest() got, in memory or in a file.
class StoredBytes final
{
public:
    StoredBytes() = default;
    explicit StoredBytes(std::span<const char> bytes, std::shared_ptr<const void> owner = {});
    /// The bytes of an open file from `begin` to its end.
    StoredBytes(std::shared_ptr<QFile> file, qint64 begin);

    size_t size() const { return m_size; }
    /// Returns `size` bytes from `begin`, or fewer if the file cannot be read or has become shorter. Safe to call from
    /// several threads.
    QByteArray read(size_t begin, size_t size) const;

private:
    struct File;

    std::span<const char> m_bytes;
    std::shared_ptr<const void> m_owner;
    std::shared_ptr<File> m_file;
    size_t m_size = 0;
};

/// Reads the sections in the order in which they were added, without copying them. After any error ok() is false, and
/// the reader returns empty arrays that are still valid for the lists and tables made of them.
class SectionReader final
{
public:
    /// Reads a file in memory. `file` must be aligned to 8 bytes and outlive everything that is read from it.
    explicit SectionReader(std::span<const char> file);
    /// Reads an open file. Everything but rest() is copied to memory, so what happens to the file later does not matter.
    explicit SectionReader(const std::shared_ptr<QFile> &file);
    /// Reads what the writer holds, from its section number `first` on.
    explicit SectionReader(const SectionWriter &writer, size_t first = 0);

    bool ok() const { return m_ok; }
    /// Makes ok() false from now on if `condition` is false.
    void require(bool condition) { m_ok = m_ok && condition; }

    /// Returns the next section.
    template<typename T>
    Column<T> take()
    {
        const SectionWriter::Section section = takeSection(sizeof(T));
        return {{reinterpret_cast<const T *>(section.bytes.data()), section.bytes.size() / sizeof(T)}, section.owner};
    }
    template<typename T>
    Lists<T> takeLists()
    {
        Column<std::uint32_t> starts = take<std::uint32_t>();
        Column<T> items = take<T>();
        require(!starts.empty() && starts[0] == 0 && starts[starts.size() - 1] == items.size()
            && std::ranges::is_sorted(starts));
        return m_ok ? Lists<T>(std::move(starts), std::move(items)) : Lists<T>();
    }
    template<typename T>
    T takeValue()
    {
        const Column<T> one = take<T>();
        require(one.size() == 1);
        return m_ok ? one[0] : T();
    }
    /// Returns the bytes that are not part of any section. The caller has to check each part that it reads.
    const StoredBytes &rest() const { return m_rest; }

    /// Reads columns, lists and objects that are constructed from a reader, such as StringTable, in the order in which
    /// they were added.
    template<typename... Parts>
    void read(Parts &...parts)
    {
        (readOne(parts), ...);
    }

private:
    using Section = SectionWriter::Section;

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
    /// Reads the table of a file without its rest, and compares the checksums.
    bool readTable(std::span<const char> head, const std::shared_ptr<const void> &owner);
    Section takeSection(size_t itemBytes);

    std::vector<Section> m_sections;
    StoredBytes m_rest;
    size_t m_next = 0;
    bool m_ok = false;
};

/// Returns the part that reads what `compile(writer)` writes. `more` are further arguments of its constructor.
template<typename Part, typename Compile, typename... More>
Part compiledPart(Compile compile, const More &...more)
{
    SectionWriter writer;
    compile(writer);
    SectionReader reader(writer);
    return Part(reader, more...);
}

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

/// Distinct strings, numbered from 0 in the order in which they were inserted; see StringTableBuilder.
class StringTable final
{
public:
    static constexpr std::uint32_t unknown = UINT32_MAX;

    StringTable() = default;
    explicit StringTable(SectionReader &reader);

    /// Returns the number of `text`, or `unknown`.
    std::uint32_t find(std::string_view text) const;
    size_t size() const { return m_texts.size(); }
    std::string_view at(std::uint32_t number) const { return textAt(m_texts, number); }

private:
    Strings m_texts;
    /// A hash table with linear probing: the numbers of the strings, or `unknown` in a free slot. Its size is a power
    /// of two, and at most two thirds of it are taken.
    Column<std::uint32_t> m_slots;
};

} // namespace wayout::catalog
