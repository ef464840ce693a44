# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: gcc
# packages: gcc
# version: gcc --version | head -1
ulimit -c 0
project() { cat >main.c <<'EOF'
#include <stdio.h>
#include <string.h>
static __attribute__((noinline)) void f(const char *input) {
    char buf[8];
    strcpy(buf, input);
    puts(buf);
}
int main(int argc, char **argv) {
    f(argc > 1 ? argv[1] : "a line that is much longer than the buffer is");
    puts("done");
    return 0;
}
EOF
}
build() { must gcc -w -O1 -U_FORTIFY_SOURCE -fstack-protector-strong "$@" main.c -o app; }
run() { sh -c './app "$@"; echo status $?' - "$@"; }
error() { project; build; run; }
dead_end_1() { project; build -fno-stack-protector; run | grep -q 'status 0' && return 0; missed "the program crashes without the message"; }
dead_end_2() { project; sed -i 's/buf\[8\]/buf[16]/' main.c; build; run; }
dead_end_3() { project; sed -i 's/strcpy(buf, input)/strncpy(buf, input, sizeof buf)/' main.c; build -g -fsanitize=address; run; }
workaround_1() { project; must gcc -w -g -O1 -fsanitize=address -fno-omit-frame-pointer main.c -o app; run >report 2>&1; grep -q 'main.c:5' report; }
workaround_2() { project; sed -i 's/strcpy(buf, input);/snprintf(buf, sizeof buf, "%s", input);/' main.c; build; run | grep -q 'status 0'; }
workaround_4() { project; gcc -O2 -Wall -Wextra -Wstringop-overflow -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 main.c -o app; run 2>&1 | grep 'buffer overflow detected'; }
