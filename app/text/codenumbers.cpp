// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/text/codenumbers.h"

#include <algorithm>
#include <array>
#include <cstdio>

using namespace std::string_view_literals;

namespace {

struct Number {
    int number;
    std::string_view name;
};

constexpr std::array errnos{
    Number{1, "EPERM"sv}, Number{2, "ENOENT"sv}, Number{3, "ESRCH"sv}, Number{4, "EINTR"sv}, Number{5, "EIO"sv}, Number{7, "E2BIG"sv},
    Number{8, "ENOEXEC"sv}, Number{9, "EBADF"sv}, Number{10, "ECHILD"sv}, Number{11, "EAGAIN"sv}, Number{12, "ENOMEM"sv},
    Number{13, "EACCES"sv}, Number{14, "EFAULT"sv}, Number{16, "EBUSY"sv}, Number{17, "EEXIST"sv}, Number{18, "EXDEV"sv},
    Number{19, "ENODEV"sv}, Number{20, "ENOTDIR"sv}, Number{21, "EISDIR"sv}, Number{22, "EINVAL"sv}, Number{23, "ENFILE"sv},
    Number{24, "EMFILE"sv}, Number{25, "ENOTTY"sv}, Number{26, "ETXTBSY"sv}, Number{27, "EFBIG"sv}, Number{28, "ENOSPC"sv},
    Number{29, "ESPIPE"sv}, Number{30, "EROFS"sv}, Number{31, "EMLINK"sv}, Number{32, "EPIPE"sv}, Number{36, "ENAMETOOLONG"sv},
    Number{38, "ENOSYS"sv}, Number{39, "ENOTEMPTY"sv}, Number{40, "ELOOP"sv}, Number{71, "EPROTO"sv}, Number{75, "EOVERFLOW"sv},
    Number{88, "ENOTSOCK"sv}, Number{90, "EMSGSIZE"sv}, Number{95, "EOPNOTSUPP"sv}, Number{97, "EAFNOSUPPORT"sv},
    Number{98, "EADDRINUSE"sv}, Number{99, "EADDRNOTAVAIL"sv}, Number{100, "ENETDOWN"sv}, Number{101, "ENETUNREACH"sv},
    Number{103, "ECONNABORTED"sv}, Number{104, "ECONNRESET"sv}, Number{105, "ENOBUFS"sv}, Number{107, "ENOTCONN"sv},
    Number{110, "ETIMEDOUT"sv}, Number{111, "ECONNREFUSED"sv}, Number{112, "EHOSTDOWN"sv}, Number{113, "EHOSTUNREACH"sv},
    Number{116, "ESTALE"sv}, Number{121, "EREMOTEIO"sv}, Number{122, "EDQUOT"sv},
    // macOS
    Number{48, "EADDRINUSE"sv}, Number{49, "EADDRNOTAVAIL"sv}, Number{51, "ENETUNREACH"sv}, Number{53, "ECONNABORTED"sv},
    Number{54, "ECONNRESET"sv}, Number{60, "ETIMEDOUT"sv}, Number{61, "ECONNREFUSED"sv}, Number{65, "EHOSTUNREACH"sv},
    Number{66, "ENOTEMPTY"sv}};
// Of libuv, without a number of the system.
constexpr std::array unnumbered{"EAI_AGAIN"sv, "ENOTFOUND"sv, "ERESOLVE"sv, "EPERM"sv, "EINTEGRITY"sv, "EBADENGINE"sv, "ELIFECYCLE"sv, "EOTP"sv};

constexpr std::array signals_{Number{4, "SIGILL"sv}, Number{6, "SIGABRT"sv}, Number{7, "SIGBUS"sv}, Number{8, "SIGFPE"sv},
                              Number{9, "SIGKILL"sv}, Number{11, "SIGSEGV"sv}, Number{13, "SIGPIPE"sv}, Number{15, "SIGTERM"sv}};

// Winsock's numbers are those of BSD, 10000 further on.
constexpr std::array sockets{
    Number{10013, "EACCES"sv}, Number{10022, "EINVAL"sv}, Number{10024, "EMFILE"sv}, Number{10035, "EWOULDBLOCK"sv},
    Number{10038, "ENOTSOCK"sv}, Number{10040, "EMSGSIZE"sv}, Number{10047, "EAFNOSUPPORT"sv}, Number{10048, "EADDRINUSE"sv},
    Number{10049, "EADDRNOTAVAIL"sv}, Number{10051, "ENETUNREACH"sv}, Number{10053, "ECONNABORTED"sv}, Number{10054, "ECONNRESET"sv},
    Number{10055, "ENOBUFS"sv}, Number{10057, "ENOTCONN"sv}, Number{10060, "ETIMEDOUT"sv}, Number{10061, "ECONNREFUSED"sv},
    Number{10065, "EHOSTUNREACH"sv}};

template<typename Table>
std::string_view nameIn(const Table &table, std::int64_t number)
{
    const auto found = std::ranges::find_if(table, [number](const Number &entry) { return entry.number == number; });
    return found == table.end() ? std::string_view() : found->name;
}

} // namespace

std::string_view errnoName(std::int64_t number)
{
    return nameIn(errnos, number < 0 ? -number : number);
}

bool isErrnoName(std::string_view name)
{
    return name.starts_with('E')
        && (std::ranges::find(errnos, name, &Number::name) != errnos.end() || std::ranges::find(unnumbered, name) != unnumbered.end());
}

std::string_view signalOfExit(std::int64_t status)
{
    constexpr int shellOffset = 128;
    return status < 0 ? signalName(-status) : status > shellOffset ? signalName(status - shellOffset) : std::string_view();
}

std::string_view signalName(std::int64_t number)
{
    return nameIn(signals_, number);
}

std::vector<std::string> windowsNames(std::int64_t number)
{
    if (const std::string_view name = nameIn(sockets, number); !name.empty()) {
        return {"WSA" + std::string(name), std::string(name)};
    }
    return number > 0 && number < 20000 ? std::vector{"WINERROR " + std::to_string(number)} : std::vector<std::string>();
}

std::vector<std::string> resultNames(std::int64_t number)
{
    if (number < INT32_MIN || number > UINT32_MAX) {
        return {};
    }
    const auto bits = std::uint32_t(number);
    // Failures alone: HRESULT (8) and NTSTATUS (C), and their large negative or large positive numbers.
    if (bits >> 28 != 0x8 && bits >> 28 != 0xc) {
        return {};
    }
    std::array<char, 11> text{};
    std::snprintf(text.data(), text.size(), "0X%08X", bits);
    std::vector<std::string> names{text.data()};
    constexpr std::uint32_t fromWin32 = 0x8007;
    if (bits >> 16 == fromWin32) {
        for (std::string &name : windowsNames(bits & 0xffff)) {
            names.push_back(std::move(name));
        }
    }
    return names;
}
