// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/session.h"

#include "app/text/secrets.h"

#include <nlohmann/json.hpp>

namespace wayout::storage {
namespace {

using Json = nlohmann::json;

QString textAt(const Json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? QString::fromStdString(found->get_ref<const std::string &>())
                                                       : QString();
}

qint64 numberAt(const Json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_number_integer() ? found->get<qint64>() : 0;
}

} // namespace

Session storable(const Session &session)
{
    const bool kept = session.text.size() <= Session::longestText && text::findSecrets(session.text).isEmpty()
        && text::findSecrets(session.fileName).isEmpty();
    return kept ? session : Session{.recordId = session.recordId, .scroll = session.scroll};
}

QByteArray sessionToBytes(const Session &whole)
{
    const Session session = storable(whole);
    const Json object{{"version", 1}, {"text", session.text.toStdString()}, {"file", session.fileName.toStdString()},
        {"occasion", session.pasteId}, {"record", session.recordId.toStdString()}, {"scroll", session.scroll}};
    return QByteArray::fromStdString(object.dump(1, ' ', false, Json::error_handler_t::replace) + '\n');
}

std::optional<Session> sessionFromBytes(const QByteArray &bytes)
{
    const Json object = Json::parse(bytes.begin(), bytes.end(), nullptr, false);
    if (!object.is_object() || !object.contains("version")) {
        return std::nullopt;
    }
    return Session{textAt(object, "text"), textAt(object, "file"), numberAt(object, "occasion"),
        textAt(object, "record"), int(numberAt(object, "scroll"))};
}

} // namespace wayout::storage
