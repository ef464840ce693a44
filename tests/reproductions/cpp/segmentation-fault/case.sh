# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: gcc gdb python3
# packages: gcc gdb python3 libc6-dev
# version: gcc --version | head -1
program() { printf '#include <stdio.h>\nint main(void)\n{\n    int *p = 0;\n    printf("before\\n");\n    *p = 1;\n    return 0;\n}\n' >app.c; must gcc -g -o app app.c "$@"; }
error() { program; printf './app\n' >run.sh; bash run.sh; }
error_zh() { error; }
dead_end_1() { program; printf './app | cat\n' >run.sh; bash run.sh | grep -q before && exit 0; missed "the line printed before the crash is not in the output"; }
dead_end_2() { program; chmod 777 app; printf './app\n' >run.sh; bash run.sh; }
workaround_1() { program; gdb -batch -ex run -ex bt --args ./app 2>&1 | grep -q 'main () at app.c:6'; }
workaround_2() { program -fsanitize=address,undefined -fno-omit-frame-pointer; ./app 2>&1 | grep -q 'app.c:6'; }
workaround_4() { printf 'import ctypes\ndef f():\n    ctypes.string_at(0)\nf()\n' >app.py; python3 -X faulthandler app.py 2>&1 | grep -q 'app.py", line 3 in f'; }
workaround_5() { printf 'int f(int n) { return n ? f(n - 1) + 1 : 0; }\nint main(void) { return f(300000) != 300000; }\n' >deep.c; must gcc -O0 -o deep deep.c; ulimit -Ss 8192; { ./deep; } 2>/dev/null && exit 99; ulimit -Ss unlimited; ./deep; }
