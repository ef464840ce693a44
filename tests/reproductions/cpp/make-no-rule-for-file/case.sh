# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: make gcc
# packages: make gcc libc6-dev
# version: make --version | head -1
project() {  # FLAGS: main.c has been compiled with gone.h, which is then removed
    printf '#include "gone.h"\nint main(void) { return X; }\n' >main.c; echo '#define X 0' >gone.h
    printf 'CFLAGS = %s\nall: main\nmain: main.o\n-include main.d\n' "$1" >Makefile; must make >/dev/null
    rm gone.h; printf 'int main(void) { return 0; }\n' >main.c
}
error() { project -MMD; make; }
error_zh() { error; }
dead_end_1() { project -MMD; make; make -B; }
dead_end_2() { project -MMD; make -k; }
workaround_2() { project -MMD; find . -name '*.d' -delete; make && ./main; }
workaround_7() { project '-MMD -MP'; make && ./main; }
