// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings.h"

#include "app/outcome/keepingplaces.h"
#include "app/savefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr auto contentLanguageKey = "ui/contentLanguage"_L1;
constexpr auto lastSingleLanguageKey = "ui/lastSingleLanguage"_L1;
constexpr auto interfaceLanguageKey = "ui/interfaceLanguage"_L1;
constexpr auto appearanceKey = "ui/appearance"_L1;
constexpr auto textZoomKey = "ui/textZoom"_L1;
constexpr auto teamKey = "team/"_L1;
constexpr auto offersClipboardKey = "ui/offersClipboard"_L1;
constexpr auto privateKey = "memory/private"_L1;
constexpr auto catalogKey = "catalogs/%1"_L1; // 001, 002 …: sorted as they stand
constexpr auto keysKey = "keys/%1"_L1;
constexpr auto keysSeparator = "; "_L1; // with the space: a semicolon may be a key
constexpr auto windowGeometryKey = "window/geometry"_L1;
constexpr auto splitterKey = "window/splitter-%1"_L1;

constexpr auto versionKey = "wayout/version"_L1;

constexpr int version = 1;
constexpr qint64 largestFile = 1024 * 1024; // bytes
constexpr int mostCatalogs = 200;
constexpr int smallestZoom = 50;
constexpr int largestZoom = 300;

QByteArray bytesFrom(const QString &base64)
{
    const auto decoded = QByteArray::fromBase64Encoding(base64.toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    return decoded ? *decoded : QByteArray();
}

/// Of a section or a value, so that it is written as it was read: no spaces, and nothing that a line is divided by.
bool isName(QByteArrayView name)
{
    return std::ranges::all_of(name, [](char c) { return c > ' ' && c < 0x7f && !QByteArrayView("=[];").contains(c); });
}

QString catalogName(int number)
{
    return QString(catalogKey).arg(number, 3, 10, QLatin1Char('0'));
}

QString appearanceName(Settings::Appearance appearance)
{
    switch (appearance) {
    case Settings::Appearance::System:
        return u"system"_s;
    case Settings::Appearance::Light:
        return u"light"_s;
    case Settings::Appearance::Dark:
        return u"dark"_s;
    case Settings::Appearance::HighContrast:
        return u"high-contrast"_s;
    }
    return {};
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
        saveFile(m_path, bytes());
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
        const QString aside = asidePath(m_path, u".bad-"_s);
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
        bytes += value.key().sliced(slash + 1).toUtf8() + '='
            + QUrl::toPercentEncoding(value.value(), "/+=@:;, ()") + '\n';
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

std::optional<ContentLanguage> Settings::contentLanguage() const
{
    return contentLanguageFromName(value(contentLanguageKey));
}

void Settings::setContentLanguage(ContentLanguage language)
{
    setValue(contentLanguageKey, contentLanguageName(language));
}

std::optional<ContentLanguage> Settings::lastSingleLanguage() const
{
    return contentLanguageFromName(value(lastSingleLanguageKey));
}

void Settings::setLastSingleLanguage(ContentLanguage language)
{
    setValue(lastSingleLanguageKey, contentLanguageName(language));
}

std::optional<ContentLanguage> Settings::interfaceLanguage() const
{
    const auto language = contentLanguageFromName(value(interfaceLanguageKey));
    return language == ContentLanguage::Both ? std::nullopt : language;
}

void Settings::setInterfaceLanguage(std::optional<ContentLanguage> language)
{
    setValue(interfaceLanguageKey, language ? contentLanguageName(*language) : QString());
}

Settings::Appearance Settings::appearance() const
{
    const QString name = value(appearanceKey);
    for (const auto appearance : {Appearance::Light, Appearance::Dark, Appearance::HighContrast}) {
        if (appearanceName(appearance) == name) {
            return appearance;
        }
    }
    return Appearance::System;
}

void Settings::setAppearance(Appearance appearance)
{
    setValue(appearanceKey, appearanceName(appearance));
}

int Settings::textZoom() const
{
    bool isNumber = false;
    const int percent = value(textZoomKey).toInt(&isNumber);
    return isNumber ? std::clamp(percent, smallestZoom, largestZoom) : 100;
}

void Settings::setTextZoom(int percent)
{
    setValue(textZoomKey, QString::number(std::clamp(percent, smallestZoom, largestZoom)));
}

bool Settings::offersClipboard() const
{
    return value(offersClipboardKey) != "false"_L1;
}

void Settings::setOffersClipboard(bool offers)
{
    setValue(offersClipboardKey, offers ? u"true"_s : u"false"_s);
}

bool Settings::isPrivate() const
{
    return value(privateKey) == "true"_L1;
}

void Settings::setPrivate(bool isPrivate)
{
    setValue(privateKey, isPrivate ? u"true"_s : u"false"_s);
}

QList<OwnCatalog> Settings::ownCatalogs() const
{
    QList<OwnCatalog> catalogs;
    for (int number = 1; number <= mostCatalogs; ++number) {
        const QString text = value(catalogName(number));
        if (const QString path = text.section(u' ', 1); !path.isEmpty()) {
            catalogs.append({path, !text.startsWith("off "_L1)});
        }
    }
    return catalogs;
}

void Settings::setOwnCatalogs(const QList<OwnCatalog> &catalogs)
{
    QMap<QString, QString> values;
    for (int number = 1; number <= mostCatalogs; ++number) {
        const bool isThere = number <= catalogs.size();
        const OwnCatalog catalog = isThere ? catalogs.at(number - 1) : OwnCatalog();
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
        // No keys are an empty text, and not null: that would be those it comes with.
        values.insert(QString(keysKey).arg(key.key()), *key ? u""_s + (*key)->join(keysSeparator) : QString());
    }
    setValues(values);
}

QByteArray Settings::windowGeometry() const
{
    return bytesFrom(value(windowGeometryKey));
}

void Settings::setWindowGeometry(const QByteArray &geometry)
{
    setValue(windowGeometryKey, QString::fromLatin1(geometry.toBase64()));
}

QByteArray Settings::splitterState(const QString &name) const
{
    return bytesFrom(value(QString(splitterKey).arg(name)));
}

void Settings::setSplitterState(const QString &name, const QByteArray &state)
{
    setValue(QString(splitterKey).arg(name), QString::fromLatin1(state.toBase64()));
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
