// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"
#include "ui/theme/tones.h"

#include <QList>
#include <QString>

#include <functional>

namespace wayout::answer {

/// What a reader should know of a piece of code before running it.
struct CodeWarning {
    theme::Glyph glyph = theme::Glyph::Info;
    theme::Tone tone = theme::Tone::Info;
    bool asksTwice = false; ///< copying it wants a second thought
    int line = 0; ///< 1-based; 0 for the code as a whole
    std::function<QString()> words; ///< in the language of the interface
};

/// `code` as it stands in the record; worst first. Of very long code only that it was not checked.
QList<CodeWarning> codeWarnings(const QString &code);

} // namespace wayout::answer
