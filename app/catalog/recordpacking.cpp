// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/recordpacking.h"

#include <cstdint>
#include <cstring>
#include <type_traits>

namespace {

/// What a struct consists of, for both directions: `Stream` takes each member in turn.
template<typename Stream, typename... Members>
void each(Stream &stream, Members &...members)
{
    (stream(members), ...);
}

template<typename T, typename Struct>
constexpr bool is = std::is_same_v<std::remove_const_t<T>, Struct>;

template<typename Stream, typename T>
void members(Stream &s, T &v)
{
    if constexpr (is<T, BilingualText>) {
        each(s, v.en, v.zh);
    } else if constexpr (is<T, DeadEnd>) {
        each(s, v.action, v.whyFails, v.condition, v.misconception, v.tradeoff, v.failRate, v.sources);
    } else if constexpr (is<T, Workaround>) {
        each(s, v.action, v.how, v.condition, v.tradeoff, v.code, v.codeLanguage, v.successRate, v.sources);
    } else if constexpr (is<T, AffectedVersion>) {
        each(s, v.version, v.introduced, v.deprecated, v.removed, v.behaviorChange, v.status);
    } else if constexpr (is<T, Transition>) {
        each(s, v.recordId, v.probability, v.condition, v.distinction);
    } else if constexpr (is<T, Sample>) {
        each(s, v.text, v.lang, v.tool, v.source);
    } else if constexpr (is<T, Reproduction>) {
        each(s, v.environment, v.date, v.error, v.deadEnds, v.workarounds);
    } else if constexpr (is<T, std::pair<QString, QString>>) {
        each(s, v.first, v.second);
    } else {
        static_assert(is<T, Record>);
        each(s, v.id, v.signature, v.regex, v.aliases, v.errorCode, v.domain, v.category, v.subcategory, v.rootCause, v.rootCauseType,
             v.versions, v.osSpecific, v.deadEnds, v.workarounds, v.leadsTo, v.precededBy, v.confusedWith, v.samples, v.reproductions,
             v.officialDocUrl, v.officialDocSection, v.verificationTier, v.evidenceCount, v.confidence, v.fixSuccessRate, v.resolvable,
             v.firstSeen, v.lastConfirmed, v.lastUpdated, v.tags, v.locale, v.replaces);
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
    /// Of bytes or of items, each of which has at least one byte.
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
