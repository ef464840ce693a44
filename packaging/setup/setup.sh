# shellcheck shell=bash
# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What ./run and ./test do before anything can run, each part only where it is not done yet: install the packages, build
# KSyntaxHighlighting where there is no package of it, configure, compile. To be sourced; the caller sets
#   root     the project's folder        steps    how many steps there are in all
# All that is said here goes to standard error: standard output belongs to the program that is run.
: "${root:?}" "${steps:?}"

readonly highlighting_package=libkf6syntaxhighlighting-dev
readonly highlighting_prefix=$root/build/deps/ksyntaxhighlighting
readonly logs=$root/build/log
# What is needed to build; with --no-install-recommends nothing comes that is not needed.
readonly build_packages=(
    g++ cmake ninja-build
    qt6-base-dev libqt6sql6-sqlite libqt6sql6-psql qtkeychain-qt6-dev qt6-tools-dev qt6-translations-l10n
    nlohmann-json3-dev libre2-dev libarchive-dev zlib1g-dev libicu-dev
)
# What KSyntaxHighlighting is built with, beside those.
readonly highlighting_build_packages=(extra-cmake-modules perl xz-utils)

# say LINE...
say() {
    printf '%s\n' "$@" >&2
}

# step NUMBER TEXT
step() {
    say "[$1/$steps] $2"
}

# fail LINE...: the last words.
fail() {
    say "$@"
    exit 1
}

# logged NAME COMMAND...: runs the command with all its output in a log, and shows every ten seconds where it is.
# Where the command fails the end of the log is shown, and its status returned.
logged() {
    local log=$logs/$1.log status=0 watcher
    shift
    mkdir -p "$logs"
    : >"$log"
    (
        trap 'kill $!; exit' TERM
        while true; do
            sleep 10 >/dev/null 2>&1 &
            wait $!
            say "      $SECONDS s: $(tail -n 1 "$log" | tr -d '\r' | cut -c 1-100)"
        done
    ) >/dev/null &
    watcher=$!
    # Standard input may be a paste on its way to wayout.
    "$@" </dev/null >>"$log" 2>&1 || status=$?
    kill "$watcher" 2>/dev/null || true
    wait "$watcher" 2>/dev/null || true
    if [ "$status" -ne 0 ]; then
        say '' "---- the end of $log:"
        tail -n 25 "$log" >&2
        say "----"
    fi
    return "$status"
}

# os FIELD: that field of /etc/os-release, or nothing.
os() {
    # shellcheck source=/dev/null
    (. /etc/os-release && printf '%s' "${!1-}") 2>/dev/null || true
}

# Whether this is a Debian whose packages are new enough: 12 or later, or one without a number (testing, unstable).
is_debian() {
    local version
    version=$(os VERSION_ID)
    [ "$(os ID)" = debian ] && [ "${version:-99}" -ge 12 ] 2>/dev/null && command -v apt-get dpkg-query >/dev/null
}

is_installed() {
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

has_built_highlighting() {
    "$root/packaging/setup/ksyntaxhighlighting.sh" --check "$highlighting_prefix"
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

can_be_root() {
    [ "$(id -u)" -eq 0 ] || { command -v sudo >/dev/null && sudo true; }
}

# apt WORDS...: apt-get, never asking, waiting for another one that is at work.
apt() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y \
        -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 "$@"
}

say_what_is_needed() {
    say 'Wayout needs:' \
        '  - a C++20 compiler (GCC 12 or Clang 14 or later), CMake 3.25 or later, Ninja' \
        '  - Qt 6.4.2 or later: Widgets, PrintSupport, SQL with SQLite, Test and the translation tools (Linguist)' \
        '  - RE2, libarchive 3.6 or later, zlib, ICU, and nlohmann/json 3.11 or later' \
        '  - for a team: the PostgreSQL driver of Qt, QtKeychain (without it no password is kept); for its tests: PostgreSQL' \
        '  - KSyntaxHighlighting for Qt 6 (without it code is shown without colours)' \
        'Their packages:' \
        "  Debian, Ubuntu  ${build_packages[*]} $highlighting_package" \
        '  Fedora          gcc-c++ cmake ninja-build qt6-qtbase-devel qt6-qttools-devel qt6-qttranslations json-devel' \
        '                  re2-devel libarchive-devel zlib-devel libicu-devel kf6-syntax-highlighting-devel' \
        '  Arch            base-devel cmake ninja qt6-base qt6-tools qt6-translations nlohmann-json re2 libarchive zlib icu syntax-highlighting'
}

# install_packages STEP [PACKAGE...]: those that building needs, and the ones named.
install_packages() {
    local number=$1
    shift
    if is_debian; then
        install_debian_packages "$number" "${build_packages[@]}" "$@"
    else
        require_tools "$number"
    fi
}

# Where packages have other names nothing is guessed: what is missing is said, and configuring says the rest.
require_tools() {
    local missing=() name
    for name in c++ cmake ninja; do
        command -v "$name" >/dev/null || missing+=("$name")
    done
    if [ ${#missing[@]} -gt 0 ]; then
        say "Step $1 of $steps failed: this is not Debian 12 or later, so no package is installed. Missing: ${missing[*]}"
        say_what_is_needed
        fail 'Install them, then run this command again.'
    fi
}

# install_debian_packages STEP PACKAGE...
install_debian_packages() {
    local number=$1 missing
    shift
    mapfile -t missing < <(not_installed "$@" && missing_for_highlighting)
    [ ${#missing[@]} -gt 0 ] || return 0

    step "$number" "Packages: ${missing[*]}"
    say "      On a bare system that takes some minutes and 1.5 GB. Log: $logs/packages.log"
    can_be_root || packages_failed "$number" 'Only root can install packages, and sudo is missing or was refused.' \
        "${missing[@]}"
    # A list that cannot be fetched need not be one that matters.
    logged packages apt -o APT::Update::Error-Mode=any update ||
        say 'Not every list of packages could be fetched; going on with what is there.'
    # Only now the lists tell what there is for highlighting.
    local known=${missing[*]}
    mapfile -t missing < <(not_installed "$@" && missing_for_highlighting)
    [ "${missing[*]}" = "$known" ] || say "      That is: ${missing[*]}"
    logged packages apt install --no-install-recommends "${missing[@]}" || packages_failed "$number" \
        'The packages could not be installed. Is the network there, and the disk not full?' "${missing[@]}"
    freshly_installed=1
}

# The packages that are missing for highlighting code: the library, or what it is built with.
missing_for_highlighting() {
    if is_installed "$highlighting_package" || has_built_highlighting; then
        return 0
    fi
    if [ -n "$(apt-cache search --names-only "^$highlighting_package\$")" ]; then
        printf '%s\n' "$highlighting_package"
    else
        not_installed "${highlighting_build_packages[@]}"
    fi
}

# packages_failed STEP REASON PACKAGE...
packages_failed() {
    local number=$1 reason=$2
    shift 2
    fail "Step $number of $steps failed. $reason" 'To install them by hand, as root:' \
        "    apt-get update && apt-get install --no-install-recommends $*" 'Then run this command again.'
}

# not_installed PACKAGE...: those of them, one a line.
not_installed() {
    local name
    for name in "$@"; do
        is_installed "$name" || printf '%s\n' "$name"
    done
    return 0
}

# build_highlighting STEP: builds KSyntaxHighlighting where the distribution has none for Qt 6. Fails where it cannot be had.
build_highlighting() {
    if ! is_debian || is_installed "$highlighting_package" || has_built_highlighting; then
        return 0
    fi
    step "$1" "KSyntaxHighlighting: building it for Qt 6, once (a minute or two). Log: $logs/ksyntaxhighlighting.log"
    logged ksyntaxhighlighting "$root/packaging/setup/ksyntaxhighlighting.sh" "$highlighting_prefix" || return
    freshly_installed=1
}

# compile STEP PRESET: configures build/PRESET where it is needed, and builds it.
compile() {
    local number=$1 preset=$2 folder=$root/build/$2 options=()
    if command -v ccache >/dev/null; then
        export CMAKE_CXX_COMPILER_LAUNCHER=${CMAKE_CXX_COMPILER_LAUNCHER-ccache}
    fi
    if is_moved "$folder"; then
        options=(--fresh)
    fi
    if [ -n "${freshly_installed-}" ] || [ ${#options[@]} -gt 0 ] || ! [ -s "$folder/build.ninja" ] ||
        [ "$root/CMakePresets.json" -nt "$folder/build.ninja" ]; then
        step "$number" "Configuring build/$preset. Log: $logs/configure-$preset.log"
        logged "configure-$preset" in_root cmake "${options[@]}" --preset "$preset" || {
            is_debian || say_what_is_needed
            fail "Step $number of $steps failed: build/$preset could not be configured; the reason stands above." \
                "If something is missing, install it; if not, remove build/$preset. Then run this command again."
        }
        grep -i 'syntax *highlighting' "$logs/configure-$preset.log" >&2 || true
    fi
    # Where there is nothing to do, nothing is said.
    if ninja -C "$folder" -n 2>/dev/null | grep -q 'no work to do'; then
        return 0
    fi
    step $((number + 1)) "Compiling build/$preset on $(nproc) processors"
    NINJA_STATUS='      [%f/%t, %e s] ' in_root cmake --build --preset "$preset" --parallel "$(nproc)" </dev/null >&2 ||
        fail "Step $((number + 1)) of $steps failed: build/$preset could not be compiled; the first error stands above."
}

# Whether a build folder was made for a project folder elsewhere, as after moving or copying both.
is_moved() {
    [ -e "$1/CMakeCache.txt" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$1/CMakeCache.txt"
}

in_root() (
    cd "$root" && "$@"
)

prepare() {
    if ! mkdir -p "$logs" 2>/dev/null || ! [ -w "$root/build" ] || ! [ -w "$logs" ]; then
        fail "$logs cannot be written (made by another user?)." \
            "Remove $root/build, or give it to yourself with chown -R, then run this command again."
    fi
    # Qt wants a UTF-8 locale; a bare system sets none.
    if [ -z "${LC_ALL-}${LC_CTYPE-}${LANG-}" ]; then
        export LANG=C.UTF-8
    fi
}
