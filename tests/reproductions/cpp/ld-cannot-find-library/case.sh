# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++
# packages: g++
# version: g++ --version | head -1
project() {
  mkdir -p foo/lib; printf 'int foo() { return 0; }\n' >foo.cpp; printf 'int foo();\nint main() { return foo(); }\n' >main.cpp
  must g++ -shared -fPIC -Wl,-soname,libfoo.so.1 foo.cpp -o foo/lib/libfoo.so.1; must ln -s libfoo.so.1 foo/lib/libfoo.so
  must g++ -c main.cpp
}
error() { project; g++ main.o -o app -lfoo; }
error_zh() { error; }
dead_end_1() { project; LD_LIBRARY_PATH=$PWD/foo/lib g++ main.o -o app -lfoo; }
dead_end_3() { project; g++ main.o -o app -Lfoo/lib -llibfoo.so; }
dead_end_4() { project; rm foo/lib/libfoo.so; g++ main.o -o app -Lfoo/lib -lfoo; }
workaround_3() { project; g++ main.o -o app -L"$PWD/foo/lib" -lfoo -Wl,-rpath,"$PWD/foo/lib" && ./app && LIBRARY_PATH=$PWD/foo/lib g++ main.o -o app2 -lfoo; }
workaround_4() { project; rm foo/lib/libfoo.so; g++ main.o -o app -Lfoo/lib -l:libfoo.so.1 && LD_LIBRARY_PATH=foo/lib ./app; }
workaround_6() { project; ld -lfoo --verbose 2>/dev/null | grep -i "attempt" | grep -q libfoo; }
