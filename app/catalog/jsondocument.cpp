// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/catalog/jsondocument.h"

#include <QByteArray>

#include <algorithm>
#include <vector>

using nlohmann::json;

namespace {

/// Follows a parse and notices keys given twice, which the parser itself takes without a word.
class DuplicateKeys
{
public:
    bool operator()(json::parse_event_t event, const json &value)
    {
        switch (event) {
        case json::parse_event_t::object_start:
        case json::parse_event_t::array_start:
            enterElement();
            m_open.push_back({.isArray = event == json::parse_event_t::array_start});
            break;
        case json::parse_event_t::object_end:
        case json::parse_event_t::array_end:
            leaveContainer();
            break;
        case json::parse_event_t::key:
            m_open.back().keys.push_back(value.get_ref<const std::string &>());
            break;
        case json::parse_event_t::value:
            enterElement();
            break;
        }
        return true;
    }

    QStringList found;

private:
    struct Container {
        bool isArray = false;
        qsizetype elements = 0;
        std::vector<std::string> keys;
    };

    void enterElement()
    {
        if (!m_open.empty() && m_open.back().isArray) {
            ++m_open.back().elements;
        }
    }

    void leaveContainer()
    {
        std::vector<std::string> keys = std::move(m_open.back().keys);
        m_open.pop_back();
        std::ranges::sort(keys);
        for (auto twice = keys.begin(); (twice = std::adjacent_find(twice, keys.end())) != keys.end(); ++twice) {
            found.append(pointer() + pointerPart(QString::fromStdString(*twice)));
        }
    }

    static QString pointerPart(QString name)
    {
        return u'/' + name.replace(u'~', QLatin1String("~0")).replace(u'/', QLatin1String("~1"));
    }

    QString pointer() const
    {
        QString pointer;
        for (const Container &container : m_open) {
            pointer += pointerPart(container.isArray ? QString::number(container.elements - 1)
                                                     : QString::fromStdString(container.keys.back()));
        }
        return pointer;
    }

    std::vector<Container> m_open;
};

/// Without the library's prefix and position, which stand elsewhere: "syntax error while parsing value - unexpected ','".
QString ownWords(const json::exception &error)
{
    constexpr qsizetype longest = 300;
    QString words = QString::fromUtf8(error.what());
    const qsizetype prefix = words.indexOf(QLatin1String(": "));
    return words.mid(prefix < 0 ? 0 : prefix + 2).left(longest);
}

} // namespace

JsonDocument::JsonDocument(QByteArrayView bytes)
{
    DuplicateKeys duplicateKeys;
    try {
        value = json::parse(bytes.begin(), bytes.end(),
            [&](int, json::parse_event_t event, const json &parsed) { return duplicateKeys(event, parsed); });
        duplicates = duplicateKeys.found;
    } catch (const json::parse_error &failure) {
        error = ownWords(failure);
        errorOffset = std::clamp<qsizetype>(qsizetype(failure.byte) - 1, 0, bytes.size());
    } catch (const json::exception &failure) { // a number beyond what a double holds
        error = ownWords(failure);
    }
}
