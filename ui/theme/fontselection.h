// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace wayout::theme {

/// In a locale of Chinese, Japanese or Korean, has the fonts chosen as for simplified Chinese: the records' characters have the shapes
/// used in China whatever the locale is. Call this before the QApplication is made.
void chooseFontsForChinese();

/// Gives the application's font the family that its name stands for: a name such as "Sans Serif", for whatever is installed, would be
/// looked up again for each weight, size and script. In the other locales, has a Chinese font draw the characters that Chinese and
/// Japanese share, where one is installed. Call this once the QApplication is there.
void resolveFonts();

} // namespace wayout::theme
