// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>

namespace wayout::text {

/// Language runtimes whose stack traces look unlike each other's.
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

/// The runtimes whose traces or file names stand in the text.
Runtime runtimesIn(QByteArrayView text);
/// The runtime that a domain's errors come from; None for a domain that is met under several.
Runtime runtimeOfDomain(const QString &domain);

} // namespace wayout::text
