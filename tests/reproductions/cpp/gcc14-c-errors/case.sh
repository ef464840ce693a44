# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: gcc make
# packages: gcc make
# version: gcc --version | head -1

project() { printf 'app: main.c\n\t$(CC) $(CFLAGS) main.c -o app\n' >Makefile; printf '#include <stdio.h>\nstatic int n;\nint f(long *p) { return *p != 0; }\nmain(void) { int *q = &n; if (0) f(q); puts("ran"); return 0; }\n' >main.c; }
error() { project; make >out 2>&1 || cat out; }   # warnings alone are not meant
workaround_1() { project; make CFLAGS="-O2 -Wno-error=incompatible-pointer-types -Wno-error=int-conversion -Wno-error=implicit-function-declaration -Wno-error=implicit-int -Wno-error=return-mismatch" >/dev/null 2>&1; ./app | grep -qx ran; }
workaround_2() { project; sed -i 's/^main/int main/; s/int \*q = &n/long m = 0, *q = \&m/' main.c; make && ./app | grep -qx ran; }
workaround_3() { project; make CFLAGS="-O2 -fpermissive" >/dev/null 2>&1; ./app | grep -qx ran; }
