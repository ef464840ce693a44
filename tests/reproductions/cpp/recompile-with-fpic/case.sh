# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: gcc make
# packages: gcc make
# version: gcc --version | head -1
project() {
  printf 'const char *name(void) { return "name"; }\n' >p.c
  printf 'CFLAGS = -O2 -fno-pie\nlibp.so: p.o\n\tgcc -shared $(LDFLAGS) -o $@ p.o\nclean:\n\trm -f p.o libp.so\n' >Makefile
}
error() { project; make; }
error_zh() { error; }
dead_end_1() { project; make LDFLAGS=-fPIC; }
dead_end_2() { project; make >first.log 2>&1; make CFLAGS='-O2 -fPIC'; }
workaround_1() { project; make >first.log 2>&1; make clean; make CFLAGS='-O2 -fPIC' CXXFLAGS='-O2 -fPIC' && test -f libp.so; }
workaround_6() {
  printf 'const char *s = "x"; const char *name(void) { return "name"; }\n' >old.c; printf 'const char *name(void);\nint main(void) { return name()[0] != 110; }\n' >main.c
  gcc -fno-pie -c old.c main.c; gcc -pie main.o old.o -o app >first.log 2>&1 && return 1
  gcc -no-pie main.o old.o -o app && ./app
}
