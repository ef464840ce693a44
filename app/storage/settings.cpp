// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/storage/settings.h"

#include "app/platform/savefile.h"
#include "app/storage/datapaths.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace wayout::storage {
namespace {

constexpr auto teamKey = "team/"_L1;
constexpr auto catalogKey = "catalogs/%1"_L1; // 001, 002, …, so that their order is that of the names
constexpr auto keysKey = "keys/%1"_L1;
constexpr auto keysSeparator = "; "_L1; // with the space, because a semicolon may be a key
constexpr auto versionKey = "wayout/version"_L1;

constexpr int version = 1;
constexpr qint64 largestFile = 1024 * 1024; // bytes
constexpr int mostCatalogs = 200;
constexpr std::array appearances{
    "system"_L1, "light"_L1, "dark"_L1, "high-contrast"_L1}; // in the order of the enumerators

QString textOf(bool value, const SettingKey<bool> &)
{
    return value ? u"true"_s : u"false"_s;
}

bool valueOf(const QString &text, const SettingKey<bool> &key)
{
    return text != textOf(!key.fallback, key) ? key.fallback : !key.fallback;
}

QString textOf(int value, const SettingKey<int> &key)
{
    return QString::number(std::clamp(value, key.least, key.most));
}

int valueOf(const QString &text, const SettingKey<int> &key)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isNumber ? std::clamp(number, key.least, key.most) : key.fallback;
}

QString textOf(Settings::Appearance value, const SettingKey<Settings::Appearance> &)
{
    return appearances.at(size_t(value));
}

Settings::Appearance valueOf(const QString &text, const SettingKey<Settings::Appearance> &key)
{
    const auto found = std::ranges::find(appearances, text);
    return found == appearances.end() ? key.fallback : Settings::Appearance(found - appearances.begin());
}

QString textOf(
    std::optional<catalog::ContentLanguage> value, const SettingKey<std::optional<catalog::ContentLanguage>> &)
{
    return value ? catalog::contentLanguageName(*value) : QString();
}

std::optional<catalog::ContentLanguage> valueOf(
    const QString &text, const SettingKey<std::optional<catalog::ContentLanguage>> &)
{
    return catalog::contentLanguageFromName(text);
}

QString textOf(const QByteArray &value, const SettingKey<QByteArray> &)
{
    return QString::fromLatin1(value.toBase64());
}

QByteArray valueOf(const QString &text, const SettingKey<QByteArray> &)
{
    const auto decoded = QByteArray::fromBase64Encoding(text.toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    return decoded ? *decoded : QByteArray();
}

/// Whether the name of a section or of a value is read back as it was written.
bool isName(QByteArrayView name)
{
    return std::ranges::all_of(name, [](char c) { return c > ' ' && c < 0x7f && !QByteArrayView("=[];").contains(c); });
}

QString catalogName(int number)
{
    return QString(catalogKey).arg(number, 3, 10, QLatin1Char('0'));
}

} // namespace

Settings::Settings(const QString &file)
    : m_path(file.isEmpty() ? settingsFileOfUser() : file)
{
    read();
}

Settings::~Settings()
{
    if (m_isUnwritten) {
        platform::saveFile(m_path, bytes());
    }
}

void Settings::read()
{
    QFile file(m_path);
    const bool isFolder = QFileInfo(m_path).isDir();
    if (m_path.isEmpty() || (!isFolder && !file.open(QIODevice::ReadOnly))) {
        return;
    }
    const QByteArray all = isFolder ? QByteArray() : file.read(largestFile);
    bool isDamaged = isFolder || all.size() == largestFile || all.contains('\0') || !all.isValidUtf8();
    QString section;
    for (const QByteArray &raw : all.split('\n')) {
        const QByteArray line = raw.trimmed();
        const qsizetype equals = line.indexOf('=');
        if (line.startsWith('[') && line.endsWith(']') && isName(line.sliced(1, line.size() - 2))) {
            section = QString::fromLatin1(line.sliced(1, line.size() - 2));
        } else if (equals > 0 && isName(line.first(equals))) {
            const QString name = QString::fromLatin1(line.first(equals));
            m_values.insert(section + u'/' + name, QUrl::fromPercentEncoding(line.sliced(equals + 1)));
        } else if (!line.isEmpty() && !line.startsWith(';')) {
            isDamaged = true;
        }
    }
    file.close();
    if (isDamaged) {
        const QString aside = platform::asidePath(m_path, u".bad-"_s);
        const bool moved = QDir().rename(m_path, aside);
        m_problem = {StoreProblem::Kind::SetAside, m_path, moved ? aside : m_path, int(m_values.size())};
        m_isUnwritten = true;
    } else if (value(versionKey).toInt() > version) {
        m_problem = {StoreProblem::Kind::Newer, m_path, {}};
    }
}

QByteArray Settings::bytes() const
{
    QMap<QString, QString> values = m_values;
    values.insert(versionKey, QString::number(version));
    QByteArray bytes;
    QString section;
    for (auto value = values.begin(); value != values.end(); ++value) {
        const qsizetype slash = value.key().indexOf(u'/');
        if (value.key().left(slash) != section) {
            section = value.key().left(slash);
            bytes += '[' + section.toUtf8() + "]\n";
        }
        bytes +=
            value.key().sliced(slash + 1).toUtf8() + '=' + QUrl::toPercentEncoding(value.value(), "/+=@:;, ()") + '\n';
    }
    return bytes;
}

void Settings::setWriter(const Writer &writer)
{
    m_writer = writer;
    if (std::exchange(m_isUnwritten, false)) {
        m_writer(m_path, bytes());
    }
}

void Settings::setValues(const QMap<QString, QString> &values)
{
    const QMap<QString, QString> before = m_values;
    for (auto value = values.begin(); value != values.end(); ++value) {
        value->isNull() ? void(m_values.remove(value.key())) : void(m_values.insert(value.key(), *value));
    }
    if (m_values == before || m_path.isEmpty() || (m_problem && m_problem->kind == StoreProblem::Kind::Newer)) {
        return;
    }
    m_isUnwritten = !m_writer;
    if (m_writer) {
        m_writer(m_path, bytes());
    }
}

template<typename Value>
Value Settings::get(const SettingKey<Value> &key) const
{
    return valueOf(value(QLatin1StringView(key.name)), key);
}

template<typename Value>
void Settings::set(const SettingKey<Value> &key, const std::type_identity_t<Value> &value)
{
    setValues({{QLatin1StringView(key.name), textOf(value, key)}});
}

QList<catalog::OwnCatalog> Settings::ownCatalogs() const
{
    QList<catalog::OwnCatalog> catalogs;
    for (int number = 1; number <= mostCatalogs; ++number) {
        const QString text = value(catalogName(number));
        if (const QString path = text.section(u' ', 1); !path.isEmpty()) {
            catalogs.append({path, !text.startsWith("off "_L1)});
        }
    }
    return catalogs;
}

void Settings::setOwnCatalogs(const QList<catalog::OwnCatalog> &catalogs)
{
    QMap<QString, QString> values;
    for (int number = 1; number <= mostCatalogs; ++number) {
        const bool isThere = number <= catalogs.size();
        const catalog::OwnCatalog catalog = isThere ? catalogs.at(number - 1) : catalog::OwnCatalog();
        values.insert(catalogName(number), isThere ? (catalog.isOn ? u"on "_s : u"off "_s) + catalog.path : QString());
    }
    setValues(values);
}

std::optional<QStringList> Settings::keys(const QString &action) const
{
    const auto text = m_values.constFind(QString(keysKey).arg(action));
    return text == m_values.constEnd() ? std::nullopt : std::optional(text->split(keysSeparator, Qt::SkipEmptyParts));
}

void Settings::setKeys(const QMap<QString, std::optional<QStringList>> &keys)
{
    QMap<QString, QString> values;
    for (auto key = keys.begin(); key != keys.end(); ++key) {
        // A null text means the default keys, an empty text means no keys.
        values.insert(QString(keysKey).arg(key.key()), *key ? u""_s + (*key)->join(keysSeparator) : QString());
    }
    setValues(values);
}

TeamSettings Settings::team() const
{
    return {
        .isOn = value(teamKey + u"on"_s) == "true"_L1,
        .host = value(teamKey + u"host"_s),
        .port = std::clamp(value(teamKey + u"port"_s).toInt(), 0, 65535),
        .database = value(teamKey + u"database"_s),
        .user = value(teamKey + u"user"_s),
        .tls = teamTlsNamed(value(teamKey + u"tls"_s)),
        .name = value(teamKey + u"name"_s),
    };
}

void Settings::setTeam(const TeamSettings &team)
{
    setValues({
        {teamKey + u"on"_s, team.isOn ? u"true"_s : u"false"_s},
        {teamKey + u"host"_s, team.host},
        {teamKey + u"port"_s, QString::number(team.port)},
        {teamKey + u"database"_s, team.database},
        {teamKey + u"user"_s, team.user},
        {teamKey + u"tls"_s, teamTlsName(team.tls)},
        {teamKey + u"name"_s, team.name},
    });
}

template bool Settings::get(const SettingKey<bool> &) const;
template void Settings::set(const SettingKey<bool> &, const bool &);
template int Settings::get(const SettingKey<int> &) const;
template void Settings::set(const SettingKey<int> &, const int &);
template Settings::Appearance Settings::get(const SettingKey<Appearance> &) const;
template void Settings::set(const SettingKey<Appearance> &, const Appearance &);
template std::optional<catalog::ContentLanguage> Settings::get(
    const SettingKey<std::optional<catalog::ContentLanguage>> &) const;
template void Settings::set(
    const SettingKey<std::optional<catalog::ContentLanguage>> &, const std::optional<catalog::ContentLanguage> &);
template QByteArray Settings::get(const SettingKey<QByteArray> &) const;
template void Settings::set(const SettingKey<QByteArray> &, const QByteArray &);

} // namespace wayout::storage
