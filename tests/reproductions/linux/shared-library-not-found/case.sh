# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: gcc ldd readelf
# packages: gcc libc6-dev binutils
# version: ldd --version | head -1

program() { mkdir lib other; echo 'int add(int a, int b) { return a + b; }' >add.c; printf '#include <stdio.h>\nint add(int, int);\nint main(void) { printf("sum %%d\\n", add(1, 2)); return 0; }\n' >main.c; must gcc -shared -fPIC add.c -o lib/libadd.so; must gcc main.c -o app -L./lib -ladd; }
error() { program; ./app; }
dead_end_2() { program; export LD_LIBRARY_PATH=$PWD/lib; env -i ./app; }
dead_end_3() { program; must gcc main.c -o app -L"$PWD/lib" -L./lib -ladd; ./app; }
workaround_3() { program; ldd ./app | grep 'not found' | grep libadd.so && readelf -d ./app | grep -E 'NEEDED|R(UN)?PATH' | grep libadd.so; }
workaround_6() { program; gcc main.c -o app -L./lib -ladd -Wl,-rpath,'$ORIGIN/lib'; readelf -d app | grep -i path && cd / && "$HOME/app" | grep 'sum 3'; }
workaround_5() { program; LD_LIBRARY_PATH=$PWD/lib ./app | grep 'sum 3'; }
