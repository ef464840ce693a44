// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/detail/links.h"

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestLink = 2048;

} // namespace

std::optional<QUrl> webLink(const QString &text)
{
    if (text.size() > longestLink) {
        return std::nullopt;
    }
    const QUrl url(text.trimmed(), QUrl::StrictMode);
    const bool isWeb = url.scheme() == "https"_L1 || url.scheme() == "http"_L1;
    if (!isWeb || url.host().isEmpty() || !url.userInfo().isEmpty()) {
        return std::nullopt;
    }
    return url;
}

QString shownLink(const QUrl &link)
{
    const QString sent = link.host(QUrl::FullyEncoded);
    return link.host(QUrl::FullyDecoded) == sent ? link.toString() : u"%1 (%2)"_s.arg(link.toString(), sent);
}
