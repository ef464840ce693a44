// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/team/teamaddress.h"

#include <QStringList>
#include <QUrl>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace wayout::team {
namespace {

// The modes of libpq, from the weakest to the strongest: https://www.postgresql.org/docs/current/libpq-ssl.html
constexpr std::array sslModes{"disable"_L1, "allow"_L1, "prefer"_L1, "require"_L1, "verify-ca"_L1, "verify-full"_L1};

// https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-KEEPALIVES
constexpr std::array silenceOptions{std::pair("keepalives"_L1, "1"_L1),
    std::pair("keepalives_idle"_L1, "10"_L1), // seconds
    std::pair("keepalives_interval"_L1, "3"_L1), std::pair("keepalives_count"_L1, "3"_L1),
    std::pair("tcp_user_timeout"_L1, "8000"_L1)}; // milliseconds

/// Whether the text is one word, as libpq's keywords are. Any other text could be read as several options.
bool isKeyword(QStringView text)
{
    return !text.isEmpty() && std::ranges::all_of(text, [](QChar c) { return c.isLetter() || c == u'_'; });
}

QString decoded(QStringView part)
{
    return QUrl::fromPercentEncoding(part.toUtf8());
}

/// Reads the host and its port. An IPv6 address is in brackets.
void readPlace(QStringView place, QMap<QString, QString> &parameters)
{
    const qsizetype bracket = place.startsWith(u'[') ? place.indexOf(u']') : -1;
    const qsizetype colon = place.indexOf(u':', std::max<qsizetype>(bracket, 0));
    const QStringView host = bracket > 0 ? place.sliced(1, bracket - 1) : place.left(colon < 0 ? place.size() : colon);
    if (!host.isEmpty()) {
        parameters.insert(u"host"_s, decoded(host));
    }
    if (colon >= 0 && colon + 1 < place.size()) {
        parameters.insert(u"port"_s, decoded(place.sliced(colon + 1)));
    }
}

std::optional<QMap<QString, QString>> fromUri(QStringView rest)
{
    QMap<QString, QString> parameters;
    const qsizetype question = rest.indexOf(u'?');
    const QStringView query = question < 0 ? QStringView() : rest.sliced(question + 1);
    rest = rest.left(question < 0 ? rest.size() : question);
    const qsizetype slash = rest.indexOf(u'/');
    if (slash >= 0 && slash + 1 < rest.size()) {
        parameters.insert(u"dbname"_s, decoded(rest.sliced(slash + 1)));
    }
    QStringView place = rest.left(slash < 0 ? rest.size() : slash);
    if (const qsizetype at = place.lastIndexOf(u'@'); at >= 0) {
        const QStringView person = place.left(at);
        const qsizetype colon = person.indexOf(u':');
        parameters.insert(u"user"_s, decoded(person.left(colon < 0 ? person.size() : colon)));
        if (colon >= 0) {
            parameters.insert(u"password"_s, decoded(person.sliced(colon + 1)));
        }
        place = place.sliced(at + 1);
    }
    readPlace(place, parameters);
    for (const QStringView part : query.split(u'&', Qt::SkipEmptyParts)) {
        const qsizetype equals = part.indexOf(u'=');
        const QString keyword = decoded(part.left(std::max<qsizetype>(equals, 0)));
        if (!isKeyword(keyword)) {
            return std::nullopt;
        }
        parameters.insert(keyword, decoded(part.sliced(equals + 1)));
    }
    return parameters;
}

std::optional<QMap<QString, QString>> fromKeywords(QStringView text)
{
    QMap<QString, QString> parameters;
    qsizetype at = 0;
    const auto skipSpaces = [&] {
        while (at < text.size() && text.at(at).isSpace()) {
            ++at;
        }
    };
    for (skipSpaces(); at < text.size(); skipSpaces()) {
        const qsizetype equals = text.indexOf(u'=', at);
        const QString keyword = equals < 0 ? QString() : text.sliced(at, equals - at).trimmed().toString();
        if (!isKeyword(keyword)) {
            return std::nullopt;
        }
        at = equals + 1;
        skipSpaces();
        const bool isQuoted = at < text.size() && text.at(at) == u'\'';
        at += isQuoted ? 1 : 0;
        QString value;
        while (at < text.size() && (isQuoted ? text.at(at) != u'\'' : !text.at(at).isSpace())) {
            at += text.at(at) == u'\\' && at + 1 < text.size() ? 1 : 0;
            value += text.at(at++);
        }
        if (isQuoted && at++ >= text.size()) {
            return std::nullopt; // the quotation mark at the end is missing
        }
        parameters.insert(keyword, value);
    }
    return parameters;
}

/// Whether the ports, one for each host, are valid numbers. libpq would report them only on connecting, too late for
/// the dialog in which the address is entered.
bool hasPorts(const QMap<QString, QString> &parameters)
{
    constexpr int highest = 65535;
    const QStringList ports = parameters.value(u"port"_s).split(u',', Qt::SkipEmptyParts);
    return std::ranges::all_of(ports, [](const QString &port) {
        bool isNumber = false;
        const int number = port.trimmed().toInt(&isNumber);
        return isNumber && number > 0 && number <= highest;
    });
}

} // namespace

bool isOnThisComputer(const QString &host)
{
    return host.isEmpty() || host.startsWith(u'/') || host.startsWith(u'@')
        || host.compare("localhost"_L1, Qt::CaseInsensitive) == 0 || host == "::1"_L1
        || (host.startsWith("127."_L1) && std::ranges::all_of(host, [](QChar c) { return c.isDigit() || c == u'.'; }));
}

TeamAddress::TeamAddress(const QMap<QString, QString> &parameters)
    : m_parameters(parameters)
{
    m_parameters.removeIf([](std::pair<const QString &, QString &> parameter) { return parameter.second.isEmpty(); });
}

TeamAddress TeamAddress::fromSettings(const storage::TeamSettings &settings)
{
    return TeamAddress({{u"host"_s, settings.host},
        {u"port"_s, settings.port > 0 ? QString::number(settings.port) : QString()}, {u"dbname"_s, settings.database},
        {u"user"_s, settings.user},
        {u"sslmode"_s, settings.tls == storage::TeamTls::Automatic ? QString() : storage::teamTlsName(settings.tls)}});
}

std::optional<TeamAddress> TeamAddress::fromText(const QString &text)
{
    const QString trimmed = text.trimmed();
    for (const auto scheme : {"postgresql://"_L1, "postgres://"_L1}) {
        if (trimmed.startsWith(scheme)) {
            const auto parameters = fromUri(QStringView(trimmed).sliced(scheme.size()));
            return parameters && hasPorts(*parameters) ? std::optional(TeamAddress(*parameters)) : std::nullopt;
        }
    }
    const auto parameters = fromKeywords(trimmed);
    return parameters && !parameters->isEmpty() && hasPorts(*parameters) ? std::optional(TeamAddress(*parameters))
                                                                         : std::nullopt;
}

void TeamAddress::setPassword(const QString &password)
{
    m_parameters.insert(u"password"_s, password);
}

/// Returns the stated mode if it is secure enough, and otherwise "prefer" for this computer or "require" for others. If
/// libpq's service file names the server, the host is not known yet, so this returns the stated mode or an empty text;
/// ServerConnection checks the encryption after connecting.
QString TeamAddress::sslMode() const
{
    const auto named = [this](const QString &keyword, const char *variable) {
        return m_parameters.contains(keyword) ? value(keyword) : qEnvironmentVariable(variable);
    };
    const QString stated = named(u"sslmode"_s, "PGSSLMODE");
    const QString addresses = named(u"hostaddr"_s, "PGHOSTADDR"); // if they are set, libpq connects to these
    const QString host = addresses.isEmpty() ? named(u"host"_s, "PGHOST") : addresses;
    if (host.isEmpty() && !named(u"service"_s, "PGSERVICE").isEmpty()) {
        return stated;
    }
    const bool isNear = std::ranges::all_of(host.split(u','), &isOnThisComputer);
    const auto least = isNear ? "disable"_L1 : "require"_L1;
    const auto found = std::ranges::find(sslModes, stated);
    if (!stated.isEmpty() && (found == sslModes.end() || found >= std::ranges::find(sslModes, least))) {
        return stated; // libpq judges an unknown mode
    }
    return isNear ? u"prefer"_s : least;
}

QString TeamAddress::options(int timeoutSeconds) const
{
    QMap<QString, QString> rest = m_parameters;
    for (const auto keyword : {"host"_L1, "port"_L1, "dbname"_L1, "user"_L1, "password"_L1}) {
        rest.remove(keyword);
    }
    rest.insert(u"connect_timeout"_s, QString::number(timeoutSeconds));
    rest.insert(u"application_name"_s, u"wayout"_s);
    // Keepalives let the system notice a computer that has disappeared. Options in the address take precedence.
    for (const auto &[keyword, usual] : silenceOptions) {
        if (!rest.contains(keyword)) {
            rest.insert(keyword, usual);
        }
    }
    if (const QString mode = sslMode(); !mode.isEmpty()) {
        rest.insert(u"sslmode"_s, mode);
    }
    QStringList words;
    for (auto parameter = rest.constBegin(); parameter != rest.constEnd(); ++parameter) {
        words.append(parameter.key() + u'=' + quoted(parameter.value()));
    }
    return words.join(u' ');
}

QString TeamAddress::quoted(QString value)
{
    value.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s);
    return u'\'' + value + u'\'';
}

QString TeamAddress::shown() const
{
    const QString service = value(u"service"_s);
    const QString host = value(u"host"_s).isEmpty() ? value(u"hostaddr"_s) : value(u"host"_s);
    QString text = value(u"user"_s).isEmpty() ? QString() : value(u"user"_s) + u'@';
    text += !host.isEmpty() ? host : service.isEmpty() ? u"localhost"_s : service;
    text += value(u"port"_s).isEmpty() ? QString() : u':' + value(u"port"_s);
    return text + (value(u"dbname"_s).isEmpty() ? QString() : u'/' + value(u"dbname"_s));
}

TeamEnvironment TeamEnvironment::ofProcess()
{
    const QString text = qEnvironmentVariable("WAYOUT_TEAM_DATABASE");
    return {!text.isEmpty(), text.isEmpty() ? std::nullopt : TeamAddress::fromText(text)};
}

} // namespace wayout::team
