// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/recordpacking.h"

#include "app/catalog/recordschema.h"

#include <cstdint>
#include <cstring>
#include <type_traits>

namespace wayout::catalog {
namespace {

/// Calls `stream` with each member of a struct in turn, for packing and for unpacking.
template<typename Stream, typename T>
void members(Stream &stream, T &value)
{
    using Struct = std::remove_const_t<T>;
    if constexpr (std::is_same_v<Struct, BilingualText>) {
        for (const TextLanguage &language : textLanguages) {
            stream(value.*language.text);
        }
    } else if constexpr (std::is_same_v<Struct, std::pair<QString, QString>>) {
        stream(value.first);
        stream(value.second);
    } else {
        static_assert(HasRecordSchema<Struct>);
        forEachField<Struct>([&](const auto &field) { stream(value.*field.member); });
        if constexpr (std::is_same_v<Struct, Record>) {
            stream(value.replaces);
        }
    }
}

class Packer
{
public:
    template<typename T>
    void operator()(const T &value)
    {
        if constexpr (std::is_arithmetic_v<T>) {
            m_bytes.append(reinterpret_cast<const char *>(&value), qsizetype(sizeof(T)));
        } else {
            members(*this, value);
        }
    }
    void operator()(const QString &text)
    {
        const QByteArray bytes = text.toUtf8();
        (*this)(std::uint32_t(bytes.size()));
        m_bytes.append(bytes);
    }
    void operator()(const QDate &date) { (*this)(std::int64_t(date.toJulianDay())); }
    template<typename T>
    void operator()(const std::optional<T> &value)
    {
        (*this)(std::uint8_t(value ? 1 : 0));
        if (value) {
            (*this)(*value);
        }
    }
    template<typename T>
    void operator()(const QList<T> &list)
    {
        (*this)(std::uint32_t(list.size()));
        for (const T &item : list) {
            (*this)(item);
        }
    }

    QByteArray bytes() && { return std::move(m_bytes); }

private:
    QByteArray m_bytes;
};

class Unpacker
{
public:
    explicit Unpacker(QByteArrayView bytes)
        : m_bytes(bytes)
    {
    }

    template<typename T>
    void operator()(T &value)
    {
        if constexpr (std::is_arithmetic_v<T>) {
            if (const QByteArrayView bytes = take(qsizetype(sizeof(T))); !bytes.isEmpty()) {
                std::memcpy(&value, bytes.data(), sizeof(T));
            }
        } else {
            members(*this, value);
        }
    }
    void operator()(QString &text) { text = QString::fromUtf8(take(count())); }
    void operator()(QDate &date)
    {
        std::int64_t day = 0;
        (*this)(day);
        date = QDate::fromJulianDay(day);
    }
    template<typename T>
    void operator()(std::optional<T> &value)
    {
        std::uint8_t there = 0;
        (*this)(there);
        if (there != 0) {
            (*this)(value.emplace());
        }
    }
    void operator()(std::optional<bool> &value)
    {
        std::uint8_t there = 0;
        std::uint8_t yes = 0;
        (*this)(there);
        if (there != 0) {
            (*this)(yes);
            value = yes != 0;
        }
    }
    template<typename T>
    void operator()(QList<T> &list)
    {
        for (qsizetype i = count(); i > 0 && m_ok; --i) {
            (*this)(list.emplaceBack());
        }
    }

    bool isDone() const { return m_ok && m_bytes.isEmpty(); }

private:
    /// Reads a number of bytes or of items. Each item takes at least one byte, so more than the remaining bytes is an
    /// error.
    qsizetype count()
    {
        std::uint32_t count = 0;
        (*this)(count);
        m_ok = m_ok && qsizetype(count) <= m_bytes.size();
        return m_ok ? qsizetype(count) : 0;
    }
    QByteArrayView take(qsizetype size)
    {
        m_ok = m_ok && size <= m_bytes.size();
        if (!m_ok) {
            return {};
        }
        const QByteArrayView taken = m_bytes.first(size);
        m_bytes = m_bytes.sliced(size);
        return taken;
    }

    QByteArrayView m_bytes;
    bool m_ok = true;
};

} // namespace

QByteArray packedRecord(const Record &record)
{
    Packer packer;
    packer(record);
    return std::move(packer).bytes();
}

std::optional<Record> unpackedRecord(QByteArrayView bytes)
{
    Unpacker unpacker(bytes);
    Record record;
    unpacker(record);
    return unpacker.isDone() ? std::optional(std::move(record)) : std::nullopt;
}

} // namespace wayout::catalog
