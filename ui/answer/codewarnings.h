// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/icons.h"
#include "ui/theme/tones.h"

#include <QList>
#include <QString>

#include <functional>

namespace wayout::answer {

/// A warning about a piece of code, to be read before running it.
struct CodeWarning {
    theme::Glyph glyph = theme::Glyph::Info;
    theme::Tone tone = theme::Tone::Info;
    bool asksTwice = false; ///< copying needs a confirmation
    int line = 0; ///< 1-based; 0 for the code as a whole
    std::function<QString()> words; ///< returns the sentence in the language of the interface
};

/// Returns the warnings about `code` as the record has it, the worst first. For very long code the only warning is that
/// it was not checked.
QList<CodeWarning> codeWarnings(const QString &code);

} // namespace wayout::answer
