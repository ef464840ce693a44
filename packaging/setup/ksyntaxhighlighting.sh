#!/bin/bash
# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# ksyntaxhighlighting.sh [--check] PREFIX
# Builds KSyntaxHighlighting 5.116 for Qt 6 as a static library and installs it into PREFIX, unless it is there already.
# For Debian 12, whose own package is built for Qt 5. The source is Debian's, from the archive this machine uses already,
# checked by apt against the archive's signed index; apt's own set-up on this machine is neither used for it nor changed.
# Needs: a C++ compiler, cmake, ninja-build, extra-cmake-modules, perl, qt6-base-dev, qt6-tools-dev, xz-utils.
# With --check nothing is built. Exit status: 0 it is there, 1 it is not (the reason on standard error).
set -euo pipefail

readonly suite=trixie package=ksyntax-highlighting version=5.116.0

fail() {
    printf 'KSyntaxHighlighting: %s\n' "$1" >&2
    exit 1
}

is_there() {
    compgen -G "$1/lib/cmake/KF5SyntaxHighlighting/KF5SyntaxHighlightingConfig.cmake" >/dev/null ||
        compgen -G "$1/lib/*/cmake/KF5SyntaxHighlighting/KF5SyntaxHighlightingConfig.cmake" >/dev/null
}

# Prints the address of the Debian archive that this machine's apt uses.
archive() {
    # shellcheck disable=SC2016  # apt's variables, not the shell's
    apt-get indextargets --format '$(SITE) $(CODENAME) $(ORIGIN)' 'Created-By: Packages' |
        awk '$3 == "Debian" && $2 !~ /security/ { print $1; exit }'
}

# Downloads the source archive into the current folder.
download() {
    local site
    site=$(archive)
    [ -n "$site" ] || fail 'no Debian archive in the set-up of apt: run "apt-get update" first.'
    mkdir -p apt/lists/partial apt/cache/archives/partial
    : >apt/status
    printf 'deb-src %s %s main\n' "$site" "$suite" >apt/sources.list
    local options=(
        -o "Dir::Etc::SourceList=$PWD/apt/sources.list" -o Dir::Etc::SourceParts=/dev/null
        -o "Dir::State::Lists=$PWD/apt/lists" -o "Dir::State::status=$PWD/apt/status" -o "Dir::Cache=$PWD/apt/cache"
        -o "APT::Sandbox::User=$(id -un)" -o Acquire::Languages=none -o Acquire::Retries=3
    )
    apt-get "${options[@]}" update
    apt-get "${options[@]}" source --tar-only "$package"
}

build() {
    mkdir source
    tar -C source --strip-components=1 -xf "${package}_$version.orig.tar.xz"
    # Debian 12 has ECM 5.103, which is enough; the translated names of languages are not shown anywhere.
    sed -i 's/ECM 5\.116\.0/ECM 5.103.0/' source/CMakeLists.txt
    rm -rf source/poqm
    # A static library needs Qt Network named by its package, too: whoever links to it links to that.
    sed -i 's/^find_dependency(\(.*\)Gui \(.*\)$/&\nfind_dependency(\1Network \2/' \
        source/KF5SyntaxHighlightingConfig.cmake.in
    local options=(
        -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=OFF -DCMAKE_POSITION_INDEPENDENT_CODE=ON
        -DCMAKE_INSTALL_PREFIX="$prefix" -DQT_MAJOR_VERSION=6 -DBUILD_TESTING=OFF
        -DCMAKE_DISABLE_FIND_PACKAGE_Qt6Quick=ON -DCMAKE_DISABLE_FIND_PACKAGE_Qt6Widgets=ON
        -DCMAKE_DISABLE_FIND_PACKAGE_Qt6PrintSupport=ON
    )
    if command -v ccache >/dev/null; then
        options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
    fi
    cmake -S source -B build -G Ninja "${options[@]}"
    cmake --build build
    # One rename at the end, so that a half-installed library is never taken for a whole one.
    DESTDIR=$PWD/stage cmake --install build
    rm -rf "$prefix"
    mv "stage$prefix" "$prefix"
}

if [ "${1-}" = --check ]; then
    is_there "$2" && exit
    exit 1
fi
[ $# -eq 1 ] || fail 'usage: ksyntaxhighlighting.sh [--check] PREFIX'
mkdir -p "$(dirname "$1")"
prefix=$(cd "$(dirname "$1")" && pwd -P)/$(basename "$1")
if is_there "$prefix"; then
    exit 0
fi
work=$(mktemp -d "$prefix.XXXXXX")
trap 'rm -rf "$work"' EXIT
cd "$work"
download || fail "the source ($package $version, Debian $suite) could not be downloaded."
[ -s "${package}_$version.orig.tar.xz" ] || fail "the archive has no $package $version in $suite any more."
build
is_there "$prefix" || fail 'the build left no library.'
