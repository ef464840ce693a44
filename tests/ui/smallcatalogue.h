// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalogreader.h"

#include <QFile>
#include <QTemporaryDir>

using namespace wayout::catalog;

/// Four records and one problem in a folder of their own: what tests of the window search.
class SmallCatalogue final
{
public:
    SmallCatalogue() { QFile::copy(QStringLiteral(WAYOUT_SOURCE_DIR "/tests/ui/smallcatalogue.jsonl"), path()); }

    QString path() const { return m_folder.filePath(QStringLiteral("small.jsonl")); }
    QString folder() const { return m_folder.path(); }
    CatalogSource source() const { return {.builtin = false, .paths = {path()}}; }

private:
    QTemporaryDir m_folder;
};
