// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace wayout::theme {

/// In a Chinese, Japanese or Korean locale, makes fontconfig choose fonts for simplified Chinese: the characters of the
/// records need the shapes used in China whatever the locale is. Call this before creating the QApplication.
void chooseFontsForChinese();

/// Replaces a generic family of the application's font, such as "Sans Serif", by the installed family that it resolves
/// to: Qt would look up a generic name again for each weight, size and script. In locales other than Chinese, Japanese
/// and Korean, draws the characters that Chinese and Japanese share with a Chinese font, if one is installed. Call this
/// once the QApplication exists.
void resolveFonts();

} // namespace wayout::theme
