// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/jsondocument.h"

#include "app/catalog/fieldvalue.h"

#include <algorithm>
#include <vector>

namespace wayout::catalog {

using nlohmann::json;

namespace {

/// Returns the message without the library's prefix and position: "syntax error while parsing value - …".
QString ownWords(const json::exception &error)
{
    constexpr qsizetype longest = 300;
    QString words = QString::fromUtf8(error.what());
    words.remove(0, words.indexOf(QLatin1String("] ")) + 2); // "[json.exception.parse_error.101] "
    if (words.startsWith(QLatin1String("parse error at "))) { // "parse error at line 1, column 9: "
        words.remove(0, words.indexOf(QLatin1String(": ")) + 2);
    }
    return words.left(longest);
}

/// Builds the value from the parser's events. The library's own builder accepts duplicate keys silently.
class DocumentBuilder final
{
public:
    explicit DocumentBuilder(JsonDocument &document)
        : m_document(document)
    {
    }

    bool null() { return add(nullptr); }
    bool boolean(bool value) { return add(value); }
    bool number_integer(json::number_integer_t value) { return add(value); }
    bool number_unsigned(json::number_unsigned_t value) { return add(value); }
    bool number_float(json::number_float_t value, const std::string &) { return add(value); }
    bool string(std::string &value) { return add(std::move(value)); }
    bool binary(json::binary_t &) { return false; }
    bool start_object(std::size_t) { return open(json::object()); }
    bool start_array(std::size_t) { return open(json::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }

    bool key(std::string &name)
    {
        Level &level = m_open.back();
        const auto [entry, isNew] = level.container->get_ref<json::object_t &>().try_emplace(std::move(name));
        level.key = &entry->first;
        level.slot = &entry->second;
        if (!isNew) {
            m_document.duplicates.append(pointer());
        }
        return true;
    }

    bool parse_error(std::size_t position, const std::string &, const json::exception &failure)
    {
        m_document.error = ownWords(failure);
        m_document.errorOffset = position == 0 ? 0 : qsizetype(position) - 1;
        return false;
    }

private:
    /// An object or list that is being filled.
    struct Level {
        json *container = nullptr;
        const std::string *key = nullptr; ///< of an object: its last key
        json *slot = nullptr; ///< of an object: the value of that key
    };

    template<typename Value>
    json *place(Value &&value)
    {
        if (m_open.empty()) {
            m_document.value = std::forward<Value>(value);
            return &m_document.value;
        }
        Level &level = m_open.back();
        if (level.slot) {
            *level.slot = std::forward<Value>(value);
            return level.slot;
        }
        return &level.container->get_ref<json::array_t &>().emplace_back(std::forward<Value>(value));
    }

    template<typename Value>
    bool add(Value &&value)
    {
        place(std::forward<Value>(value));
        return true;
    }

    bool open(json &&container)
    {
        json *opened = place(std::move(container));
        m_open.push_back({.container = opened});
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        return true;
    }

    QString pointer() const
    {
        QString pointer;
        for (const Level &level : m_open) {
            pointer = level.key ? pointerTo(pointer, QString::fromStdString(*level.key))
                                : pointerTo(pointer, qsizetype(level.container->size()) - 1);
        }
        return pointer;
    }

    JsonDocument &m_document;
    std::vector<Level> m_open;
};

} // namespace

JsonDocument::JsonDocument(QByteArrayView bytes)
{
    DocumentBuilder builder(*this);
    json::sax_parse(bytes.begin(), bytes.end(), &builder);
    errorOffset = std::min(errorOffset, bytes.size());
}

} // namespace wayout::catalog
