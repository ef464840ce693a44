# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: make gcc
# packages: make gcc
# version: make --version | head -1

project() { printf 'all: a.o\na.o: a.c\n\tgcc -c a.c\n' >Makefile; echo 'int main(void) { return x; }' >a.c; }
error() { project; make; }
error_zh() { error; }
workaround_1() { project; make -j1 2>&1 | tee build.log >/dev/null; grep -n -m3 -iE 'error:|error [0-9]+:|undefined reference|not found|No such file' build.log | grep -q 'a.c:1'; }
workaround_3() { printf 'all:\n\tmytool-x <Makefile\n' >Makefile; make >out 2>&1 && exit 99; grep -q 'Error 127' out || exit 99; mkdir bin; printf '#!/bin/sh\ncat >/dev/null\n' >bin/mytool-x; chmod +x bin/mytool-x; PATH=$PWD/bin:$PATH make; }
