// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/outcome/keepingplaces.h"

#include <QByteArray>
#include <QList>

#include <utility>

/// All that was kept, gone from the disk; and in memory, until it is certain that nobody wants it back.
class Erasure final
{
public:
    static constexpr qint64 mostRemembered = 64 * 1024 * 1024; ///< bytes; more than that cannot be taken back

    Erasure() = default;
    /// Erases. No database of `places` may be open in this program.
    explicit Erasure(const KeepingPlaces &places);

    const KeepingPlaces::Erased &erased() const { return m_erased; }
    bool canBeUndone() const { return !m_contents.isEmpty(); }
    /// Writes it all back. The first file that could not be written, or nothing.
    QString undo() const;

private:
    KeepingPlaces::Erased m_erased;
    QList<std::pair<QString, QByteArray>> m_contents; ///< by path
};
