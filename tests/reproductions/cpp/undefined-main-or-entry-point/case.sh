# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ gcc
# packages: g++ gcc
# version: g++ --version | head -1

error() { echo 'int util() { return 1; }' >util.cpp; g++ util.cpp -o app; }
error_zh() { error; }
workaround_1() { echo 'int util(); int main () { return util() - 1; }' >main.cpp; echo 'int util() { return 1; }' >other.cpp; fails g++ other.cpp -o app; grep -n "main *(" *.cpp | grep -q main.cpp && g++ main.cpp other.cpp -o app && ./app; }
workaround_2() { echo 'int util(void) { return 1; }' >util.c; fails gcc util.c -o util; gcc -c util.c -o util.o && gcc -shared -fPIC util.c -o libutil.so && test -e util.o; }
