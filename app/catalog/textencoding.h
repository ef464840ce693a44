// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>

/// The offset of the first byte that does not belong to UTF-8, or -1.
qsizetype firstInvalidUtf8(QByteArrayView bytes);

/// The encoding that bytes which are not UTF-8 look like: "UTF-16", "UTF-32", "GB18030". Empty for UTF-8 (with or
/// without a byte order mark), and where nothing can be said, as for a few stray bytes.
QString foreignEncoding(QByteArrayView bytes);
