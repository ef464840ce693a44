// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace wayout::catalog {

/// Returns the known categories of records. `wayout check` reports any other category.
inline const QStringList &categoryNames()
{
    static const QStringList names = QStringLiteral(
        "build_error runtime_error config_error type_error syntax_error import_error dependency_error version_error "
        "network_error connection_error timeout_error tls_error auth_error permission_error resource_error "
        "memory_error "
        "io_error encoding_error concurrency_error data_error state_error")
                                         .split(u' ');
    return names;
}

} // namespace wayout::catalog
