// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <archive.h>
#include <archive_entry.h>

/// The bytes as a compressed file holds them. `filter` is one of libarchive's: "gzip", "bzip2", "xz", "zstd".
inline QByteArray packed(const QByteArray &bytes, const char *filter)
{
    QByteArray result(bytes.size() + 1024 * 1024, '\0');
    size_t used = 0;
    ::archive *archive = archive_write_new();
    archive_write_set_format_raw(archive);
    archive_write_add_filter_by_name(archive, filter);
    archive_write_set_bytes_in_last_block(archive, 1);
    archive_write_open_memory(archive, result.data(), size_t(result.size()), &used);
    archive_entry *entry = archive_entry_new();
    archive_entry_set_filetype(entry, AE_IFREG);
    archive_write_header(archive, entry);
    archive_write_data(archive, bytes.constData(), size_t(bytes.size()));
    archive_entry_free(entry);
    archive_write_close(archive);
    archive_write_free(archive);
    return result.first(qsizetype(used));
}
