// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/text/terms.h"

#include <QByteArrayView>
#include <QList>

#include <string>
#include <string_view>

namespace wayout::text {

/// Error codes in clean text (see Paste), in order, by one name each, however they are written:
///
///     "error[E0382]", "TS2307", "ORA-00942", "LNK2019"              -> as they stand
///     "0x80070005", "-2147024891", "2147942405"                    -> 0X80070005 and WINERROR 5
///     "exit code 137", "signal 9", "退出代码 137"                     -> SIGKILL
///     "[Errno 28]", "errno: -28", "os error 28", "ENOSPC"          -> ENOSPC
///     "WinError 10048", "WSAEADDRINUSE"                            -> WSAEADDRINUSE and EADDRINUSE
///     "ERROR 1045 (28000)", "SQLSTATE[28000] [1045]"               -> MYSQL 1045 and SQLSTATE 28000
///     "CERTIFICATE_VERIFY_FAILED", "NXDOMAIN"                      -> as they stand
///
/// A code of several names is several terms over the same characters. Words in capitals alone are no codes, nor are addresses.
QList<Term> codesOf(QByteArrayView text);

/// The family of a code, equal for codes that exclude each other: "E0382" and "E0308" give "E#4"; empty when it has none.
std::string codeFamily(const std::string &code);

/// Whether it is a name of errno, or one of those that libuv adds: "ENOSPC", "ENOTFOUND".
bool isErrnoName(std::string_view name);

/// Whether a system gives the code for a whole class of causes, whatever program asks it: errno, Windows' numbers and their HRESULTs.
/// "EACCES" says that something may not be done, not what.
bool isSystemCode(std::string_view code);
/// Whether it is one of Windows.
bool isWindowsCode(std::string_view code);

/// Whether the word (see termsOf) does no more than announce such a code: "WinError", "errno", "OSError", "错误".
bool isCodeLabel(std::string_view word);

/// The class names of exceptions and errors: "java.net.ConnectException: …" -> connectexception. Bare "Error" does not count.
QList<Term> exceptionsOf(QByteArrayView text);

} // namespace wayout::text
