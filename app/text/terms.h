// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QList>

#include <string>

namespace wayout::text {

/// A word of a text: what it is compared by, and where it stands.
struct Term {
    std::string key; ///< UTF-8, lower case, plural -s removed; for Chinese two neighbouring characters, simplified
    qsizetype begin = 0; ///< in the text, bytes
    qsizetype end = 0;
};

/// The words of clean UTF-8 text (see Paste), in order.
///
///     "ModuleNotFoundError: No module named 'yaml'" -> modulenotfounderror, no, module, named, yaml
///     "MPS后端不支持float64"                          -> mps, 后端, 端不, 不支, 支持, float64
///     "記憶體"                                       -> 记忆, 忆体
///     "code 1, exit 137"                            -> code, exit, 137
///
/// Latin words run over letters, digits and `_`; numbers of one or two digits say nothing and are left out. Chinese has no
/// spaces, so every pair of neighbouring characters is a term; a character that stands alone is one by itself.
QList<Term> termsOf(QByteArrayView text);

} // namespace wayout::text
