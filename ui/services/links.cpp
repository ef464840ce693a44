// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/services/links.h"

#include "app/text/hiddencharacters.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace wayout::services {
namespace {

constexpr qsizetype longestLink = 2048;

/// Returns the host in its own script, whatever its top-level domain.
QString readHost(const QUrl &link)
{
    return QUrl::fromAce(link.host(QUrl::FullyEncoded).toLatin1(), QUrl::IgnoreIDNWhitelist);
}

/// Whether the host has letters of other alphabets that look like Latin ones: "аррӏе.com", "gіthub.com".
bool hasDeceivingHost(const QUrl &link)
{
    const QString host = readHost(link);
    const QList<QStringView> labels = QStringView(host).split(u'.');
    return !text::mixedScriptWords(host).isEmpty() || text::hasHidden(host)
        || std::any_of(
            labels.cbegin(), labels.cend() - 1, [](QStringView label) { return text::passesForLatin(label); });
}

} // namespace

std::optional<QUrl> webLink(const QString &text)
{
    if (text.size() > longestLink) {
        return std::nullopt;
    }
    const QUrl url(text.trimmed(), QUrl::StrictMode);
    const bool isWeb = url.scheme() == "https"_L1 || url.scheme() == "http"_L1;
    if (!isWeb || url.host().isEmpty() || !url.userInfo().isEmpty() || hasDeceivingHost(url)) {
        return std::nullopt;
    }
    return url;
}

QString shownHost(const QUrl &link)
{
    const QString sent = link.host(QUrl::FullyEncoded);
    const QString read = readHost(link);
    return read == sent ? sent : u"%1 (%2)"_s.arg(read, sent);
}

QString shownLink(const QUrl &link)
{
    const QString sent = link.host(QUrl::FullyEncoded);
    const QString read = readHost(link);
    if (read == sent) {
        return link.toString();
    }
    // Qt decodes only hosts of the top-level domains that it trusts.
    QString shown = link.toString();
    shown.replace(shown.indexOf("//"_L1) + 2, link.host().size(), read);
    return u"%1 (%2)"_s.arg(shown, sent);
}

} // namespace wayout::services
