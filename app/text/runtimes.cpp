// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/runtimes.h"

#include <algorithm>
#include <array>
#include <string_view>

using namespace std::string_view_literals;

namespace {

struct Sign {
    std::string_view text;
    Runtime runtime;
};
constexpr std::array signs{
    Sign{"Traceback (most recent call last)"sv, Runtime::Python},
    Sign{".py\", line "sv, Runtime::Python},
    Sign{"site-packages"sv, Runtime::Python},
    Sign{"node:internal"sv, Runtime::JavaScript},
    Sign{"node_modules"sv, Runtime::JavaScript},
    Sign{".js:"sv, Runtime::JavaScript},
    Sign{".ts:"sv, Runtime::JavaScript},
    Sign{".tsx:"sv, Runtime::JavaScript},
    Sign{".jsx:"sv, Runtime::JavaScript},
    Sign{"npm ERR!"sv, Runtime::JavaScript},
    Sign{"npm error"sv, Runtime::JavaScript},
    Sign{".java:"sv, Runtime::Jvm},
    Sign{".kt:"sv, Runtime::Jvm},
    Sign{"Exception in thread"sv, Runtime::Jvm},
    Sign{"java.lang."sv, Runtime::Jvm},
    Sign{"goroutine "sv, Runtime::Go},
    Sign{".go:"sv, Runtime::Go},
    Sign{".rs:"sv, Runtime::Rust},
    Sign{"error[E0"sv, Runtime::Rust},
    Sign{".php on line"sv, Runtime::Php},
    Sign{".php:"sv, Runtime::Php},
    Sign{"PHP Fatal"sv, Runtime::Php},
    Sign{".cs:line"sv, Runtime::DotNet},
    Sign{"   at System."sv, Runtime::DotNet},
    Sign{"System.InvalidOperationException"sv, Runtime::DotNet},
};

struct DomainRuntime {
    QStringView domain;
    Runtime runtime = Runtime::Python;
};
constexpr std::array domains{
    DomainRuntime{u"python", Runtime::Python},     DomainRuntime{u"pip", Runtime::Python},       DomainRuntime{u"conda", Runtime::Python},
    DomainRuntime{u"numpy", Runtime::Python},      DomainRuntime{u"pandas", Runtime::Python},    DomainRuntime{u"jupyter", Runtime::Python},
    DomainRuntime{u"pytorch", Runtime::Python},    DomainRuntime{u"tensorflow", Runtime::Python}, DomainRuntime{u"huggingface", Runtime::Python},
    DomainRuntime{u"node", Runtime::JavaScript},   DomainRuntime{u"npm", Runtime::JavaScript},   DomainRuntime{u"typescript", Runtime::JavaScript},
    DomainRuntime{u"react", Runtime::JavaScript},  DomainRuntime{u"nextjs", Runtime::JavaScript}, DomainRuntime{u"vite", Runtime::JavaScript},
    DomainRuntime{u"java", Runtime::Jvm},          DomainRuntime{u"maven", Runtime::Jvm},        DomainRuntime{u"gradle", Runtime::Jvm},
    DomainRuntime{u"spring", Runtime::Jvm},        DomainRuntime{u"android", Runtime::Jvm},      DomainRuntime{u"go", Runtime::Go},
    DomainRuntime{u"rust", Runtime::Rust},         DomainRuntime{u"php", Runtime::Php},          DomainRuntime{u"dotnet", Runtime::DotNet},
};

} // namespace

Runtime runtimesIn(QByteArrayView text)
{
    const std::string_view all(text.data(), size_t(text.size()));
    Runtime found = Runtime::None;
    for (const Sign &sign : signs) {
        if (!overlap(found, sign.runtime) && all.find(sign.text) != all.npos) {
            found = found | sign.runtime;
        }
    }
    return found;
}

Runtime runtimeOfDomain(const QString &domain)
{
    const auto found = std::ranges::find(domains, QStringView(domain), &DomainRuntime::domain);
    return found == domains.end() ? Runtime::None : found->runtime;
}
