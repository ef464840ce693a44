# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: pkg-config gcc
# packages: pkg-config gcc
# version: pkg-config --version

error() { pkg-config --cflags no-such-lib; }
dead_end_1() { mkdir -p usr/lib; echo 'int f(void) { return 0; }' >f.c; must gcc -shared -fPIC f.c -o usr/lib/libfoo.so.1; export LD_LIBRARY_PATH=$PWD/usr/lib; pkg-config --cflags foo; }
workaround_2() { mkdir -p prefix/lib/pkgconfig; printf 'prefix=%s/prefix\nName: foo\nDescription: x\nVersion: 1.0\nCflags: -I${prefix}/include\n' "$PWD" >prefix/lib/pkgconfig/foo.pc; fails pkg-config --cflags foo; export PKG_CONFIG_PATH="$PWD/prefix/lib/pkgconfig:$PKG_CONFIG_PATH"; pkg-config --cflags foo | grep -q prefix/include; }
workaround_3() { command -v pkg-config && pkg-config --variable pc_path pkg-config | grep -q /usr/lib && pkg-config --list-all >/dev/null; }
