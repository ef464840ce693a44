# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ make
# packages: g++ make
# version: g++ --version | head -1

error() { echo 'int util(); int main() { return util(); }' >main.cpp; g++ main.cpp -o app; }
error_zh() { error; }
workaround_1() { echo 'int util(); int main() { return util(); }' >main.cpp; printf 'app: main.cpp\n\tg++ main.cpp -o app\n' >Makefile; make 2>&1 | grep -m5 -E 'undefined reference|cannot find|multiple definition|cannot open output|Undefined symbols' | grep -q 'util()'; }
workaround_2() { echo 'int util(); int foo(); int main() { return util() - foo(); }' >main.cpp; echo 'int util() { return 1; }' >util.cpp; echo 'int foo() { return 1; }' >foo.cpp; must g++ -c foo.cpp; must ar rcs libfoo.a foo.o; fails g++ -L. -lfoo main.cpp util.cpp -o app; g++ main.cpp util.cpp -o app -L. -lfoo && ./app; }
workaround_3() { : >main.cpp; fails g++ main.cpp -o app; printf 'int main() {\n    return 0;\n}\n' >main.cpp; g++ main.cpp -o app && ./app; }
