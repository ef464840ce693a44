// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QList>

#include <string>

namespace wayout::text {

/// A word of a text: the key for comparison, and its position.
struct Term {
    /// In UTF-8 and lower case, without the plural -s; for Chinese, two adjacent characters in simplified form.
    std::string key;
    qsizetype begin = 0; ///< in bytes from the start of the text
    qsizetype end = 0;
};

/// Returns the words of clean UTF-8 text (see Paste), in order.
///
///     "ModuleNotFoundError: No module named 'yaml'" -> modulenotfounderror, no, module, named, yaml
///     "MPS后端不支持float64"                          -> mps, 后端, 端不, 不支, 支持, float64
///     "記憶體"                                       -> 记忆, 忆体
///     "code 1, exit 137"                            -> code, exit, 137
///
/// A Latin word consists of letters, digits and `_`. Leaves out numbers of one or two digits, because they carry no
/// information. Chinese has no spaces, so each pair of adjacent characters is a term; a single character is a term by
/// itself.
QList<Term> termsOf(QByteArrayView text);

} // namespace wayout::text
