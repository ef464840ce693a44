// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

namespace wayout::catalog {

/// A parsed JSON text, or the reason why it is not JSON. Parsing throws nothing.
struct JsonDocument {
    explicit JsonDocument(QByteArrayView bytes);

    nlohmann::json value;
    QStringList duplicates; ///< pointers to keys that an object states twice; the last value counts
    QString error; ///< the parser's message; empty when there is a value
    qsizetype errorOffset = 0; ///< offset of the byte at which parsing failed
};

} // namespace wayout::catalog
