// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/terms.h"

#include <QByteArrayView>
#include <QList>

#include <string>
#include <string_view>

namespace wayout::text {

/// Returns the error codes in clean text (see Paste), in order. A code has the same name in all its notations:
///
///     "error[E0382]", "TS2307", "ORA-00942", "LNK2019"              -> E0382, TS2307, ORA-00942, LNK2019
///     "0x80070005", "-2147024891", "2147942405"                    -> 0X80070005 and WINERROR 5
///     "exit code 137", "signal 9", "退出代码 137"                     -> SIGKILL
///     "[Errno 28]", "errno: -28", "os error 28", "ENOSPC"          -> ENOSPC
///     "WinError 10048", "WSAEADDRINUSE"                            -> WSAEADDRINUSE and EADDRINUSE
///     "ERROR 1045 (28000)", "SQLSTATE[28000] [1045]"               -> MYSQL 1045 and SQLSTATE 28000
///     "CERTIFICATE_VERIFY_FAILED", "NXDOMAIN"                      -> unchanged
///
/// A code with several names gives several terms over the same characters. A word does not become a code by its
/// capitals alone, and addresses are not codes.
QList<Term> codesOf(QByteArrayView text);

/// Returns the family of a code, or an empty string for a code without a family. Codes of one family exclude each
/// other: "E0382" and "E0308" give "E#4".
std::string codeFamily(const std::string &code);

/// Whether the name is a symbol of errno or one of the symbols that libuv adds: "ENOSPC", "ENOTFOUND".
bool isErrnoName(std::string_view name);

/// Whether the code comes from the operating system and covers many causes in any program: errno, the numbers of
/// Windows and their HRESULTs. "EACCES" says that access is denied, but not to what.
bool isSystemCode(std::string_view code);
/// Whether the code is a number of Windows, its HRESULT or its Winsock name.
bool isWindowsCode(std::string_view code);

/// Whether the word (see termsOf()) only announces a system code: "WinError", "errno", "OSError", "错误".
bool isCodeLabel(std::string_view word);

/// Returns the class names of exceptions and errors: "java.net.ConnectException: …" gives "connectexception". Leaves
/// out the word "Error" alone.
QList<Term> exceptionsOf(QByteArrayView text);

} // namespace wayout::text
