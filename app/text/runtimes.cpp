// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/runtimes.h"

#include <QList>

#include <algorithm>
#include <array>
#include <string_view>

namespace wayout::text {
namespace {

struct RuntimeMarks {
    Runtime runtime;
    std::array<std::string_view, 8> traces; ///< parts of its traces and its file names; the last ones may be empty
    QStringView domains; ///< domains with errors of this runtime only
};
constexpr std::array signs{
    RuntimeMarks{Runtime::Python, {"Traceback (most recent call last)", ".py\", line ", "site-packages"},
        u"python pip conda numpy pandas jupyter pytorch tensorflow huggingface"},
    RuntimeMarks{Runtime::JavaScript,
        {"node:internal", "node_modules", ".js:", ".ts:", ".tsx:", ".jsx:", "npm ERR!", "npm error"},
        u"node npm typescript react nextjs vite"},
    RuntimeMarks{
        Runtime::Jvm, {".java:", ".kt:", "Exception in thread", "java.lang."}, u"java maven gradle spring android"},
    RuntimeMarks{Runtime::Go, {"goroutine ", ".go:"}, u"go"},
    RuntimeMarks{Runtime::Rust, {".rs:", "error[E0"}, u"rust"},
    RuntimeMarks{Runtime::Php, {".php on line", ".php:", "PHP Fatal"}, u"php"},
    RuntimeMarks{Runtime::DotNet, {".cs:line", "   at System.", "System.InvalidOperationException"}, u"dotnet"}};

} // namespace

Runtime runtimesIn(QByteArrayView text)
{
    const std::string_view all(text.data(), size_t(text.size()));
    Runtime found = Runtime::None;
    for (const RuntimeMarks &sign : signs) {
        const auto isThere = [all](std::string_view trace) { return !trace.empty() && all.find(trace) != all.npos; };
        if (!overlap(found, sign.runtime) && std::ranges::any_of(sign.traces, isThere)) {
            found = found | sign.runtime;
        }
    }
    return found;
}

Runtime runtimeOfDomain(const QString &domain)
{
    for (const RuntimeMarks &sign : signs) {
        if (sign.domains.split(u' ').contains(domain)) {
            return sign.runtime;
        }
    }
    return Runtime::None;
}

} // namespace wayout::text
