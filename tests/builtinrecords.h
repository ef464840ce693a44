// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalogreader.h"

/// The file of a built-in record; of the folder of all, without an id.
inline QString builtinFile(const QString &id = {})
{
    const QString folder = QStringLiteral(WAYOUT_SOURCE_DIR "/resources/catalog");
    return id.isEmpty() ? folder : folder + u'/' + id + QStringLiteral(".json");
}

/// The record without the place where it was read.
inline wayout::catalog::Record withoutPlace(wayout::catalog::Record record)
{
    record.file.clear();
    record.line = 0;
    return record;
}

/// The records of the built-in catalogue, as they are written in the files that it is compiled from.
inline wayout::catalog::LoadResult readBuiltin()
{
    return wayout::catalog::readBuiltinFolder(builtinFile());
}
