// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

namespace wayout::catalog {

/// A JSON text as a value, or why it is none. Reading one throws nothing.
struct JsonDocument {
    explicit JsonDocument(QByteArrayView bytes);

    nlohmann::json value;
    QStringList duplicates; ///< pointers to the keys that an object gives twice; the last one counts
    QString error; ///< the parser's own words; empty when there is a value
    qsizetype errorOffset = 0; ///< of the byte that it stumbled over
};

} // namespace wayout::catalog
