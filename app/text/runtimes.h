// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>

namespace wayout::text {

/// Language runtimes that can be told apart by their stack traces.
enum class Runtime : unsigned {
    None = 0,
    Python = 1,
    JavaScript = 2,
    Jvm = 4,
    Go = 8,
    Rust = 16,
    Php = 32,
    DotNet = 64,
};

constexpr Runtime operator|(Runtime a, Runtime b)
{
    return Runtime(unsigned(a) | unsigned(b));
}
constexpr bool overlap(Runtime a, Runtime b)
{
    return (unsigned(a) & unsigned(b)) != 0;
}

/// Returns the runtimes with traces or file names in the text.
Runtime runtimesIn(QByteArrayView text);
/// Returns the runtime that the errors of a domain come from. Returns Runtime::None for a domain of several runtimes.
Runtime runtimeOfDomain(const QString &domain);

} // namespace wayout::text
