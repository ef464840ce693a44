# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++
# packages: g++
# version: g++ --version | head -1
ulimit -c 0
project() { printf '#include <cstdio>\n#include <string>\nvoid show(char *text) { std::puts(text); }\nint main() {\n    const char *name = "me";\n    show(name);\n}\n' >main.cpp; }
error() { project; g++ main.cpp -o app; }
error_zh() { error; }
dead_end_1() {
  project; sed -i 's/std::puts(text);/text[0] = 77; std::puts(text);/; s/show(name)/show((char *)name)/' main.cpp; must g++ main.cpp -o app
  sh -c './app' && return 0; missed "it crashes: the text is in read-only memory"
}
dead_end_3() { project; g++ -Wno-write-strings main.cpp -o app; }
workaround_1() { project; sed -i 's/show(char/show(const char/' main.cpp; g++ main.cpp -o app && ./app | grep -qx me; }
workaround_2() { project; sed -i 's/const char \*name = "me"/char name[64] = "me"/; s/std::puts(text);/text[0] = 77; std::puts(text);/' main.cpp; g++ main.cpp -o app && ./app | grep -qx Me; }
workaround_3() { project; sed -i 's/show(name)/show(const_cast<char *>(name))/' main.cpp; g++ main.cpp -o app && ./app | grep -qx me; }
