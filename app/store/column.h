// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// An array that is its own or lies in a mapped file, which then outlives it. Const once there.
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
        : m_own(std::move(other.m_own)) // its items stay where they are
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

/// Many lists in two arrays: the items of all of them, and where each begins.
template<typename T>
class Lists final
{
public:
    Lists() = default;
    /// `starts` has one more than there are lists, ascends from 0, and ends with the number of items.
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

/// Makes lists one after the other.
template<typename T>
class ListsBuilder final
{
public:
    void add(const T &item) { m_items.push_back(item); }
    /// Ends the list that the items since the last end make up.
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

/// `count` lists out of pairs of a list's number and an item; items of one list stay in order.
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
