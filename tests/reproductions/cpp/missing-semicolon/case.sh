# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++
# packages: g++
# version: g++ --version | head -1

error() { printf 'int main() {\n  int a = 1\n  return a;\n}\n' >a.cpp; g++ a.cpp; }
error_zh() { error; }
workaround_1() { printf 'struct Point {\n    int x, y;\n}\n' >p.h; printf '#include "p.h"\nint main() { return 0; }\n' >a.cpp; fails g++ a.cpp; sed -i 's/^}$/};          \/\/ <- semicolon/' p.h; g++ a.cpp && ./a.out; }
workaround_2() { printf 'int main() { return 0；}\n' >a.cpp; fails g++ a.cpp; grep -nP '[；，（）：“”‘’]' a.cpp | grep -q '^1:'; }
workaround_4() { printf 'int main() { if (1) { return 0; }\n' >a.cpp; fails g++ a.cpp; echo '}' >>a.cpp; g++ a.cpp; }
