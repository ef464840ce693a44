// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/catalog/catalogreader.h"
#include "app/catalog/contentlanguage.h"
#include "app/storage/settings.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace wayout::window {

/// What the command line asks of the window.
///
///     wayout build.log deploy.log
///     make 2>&1 | wayout -
///     wayout --paste
///     wayout --picture window.png --size 1440x900 --lang zh --appearance dark build.log
struct StartOptions {
    catalog::CatalogSource catalogs;
    QStringList files; ///< files with the first text; "-" alone is standard input; may be empty
    bool paste = false; ///< take the first text from the clipboard
    bool newWindow = false; ///< open another window even if one is open
    QString picture; ///< a PNG file to draw the window into instead of showing it; may be empty
    QSize size{1440, 900}; ///< size of the picture
    /// What to open before the picture is taken: a domain's id, "palette", "compare", "record"; may be empty.
    QString then;
    std::optional<catalog::ContentLanguage> language; ///< for this run
    std::optional<storage::Settings::Appearance> appearance; ///< for this run
    /// Whether an open window can take over: no option needs a new window.
    bool mayBeHandedOver = true;
    QString error; ///< error message for invalid arguments; then all other members are meaningless

    /// `arguments` begins with the program's name.
    static StartOptions fromArguments(const QStringList &arguments);
};

/// Whether the arguments ask for a picture. Needed before the application exists, because a picture needs no display.
bool asksForPicture(const QStringList &arguments);

} // namespace wayout::window
