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
    QStringList files; ///< with the text to begin with; "-" alone for standard input; may be empty
    bool paste = false; ///< the text to begin with is what the clipboard holds
    bool newWindow = false; ///< one beside those that are open
    QString picture; ///< a PNG file to draw the window into instead of showing it; may be empty
    QSize size{1440, 900}; ///< of the picture
    QString
        then; ///< what is opened before the picture is taken: a domain's id, "palette", "compare", "record"; may be empty
    std::optional<catalog::ContentLanguage> language; ///< for this run
    std::optional<storage::Settings::Appearance> appearance; ///< for this run
    /// The window that is open can do it: nothing is asked that is for a window of its own.
    bool mayBeHandedOver = true;
    QString error; ///< a sentence when the arguments make no sense; then nothing else counts

    /// `arguments` with the program's name first.
    static StartOptions fromArguments(const QStringList &arguments);
};

/// Whether a picture is wanted: known before there is an application, because none of it needs a display.
bool asksForPicture(const QStringList &arguments);

} // namespace wayout::window
