# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ gcc setpriv
# packages: g++ gcc util-linux
# version: g++ --version | head -1

error() { echo 'int *p; int main() { p = new int[10]; p = nullptr; }' >main.cpp; must g++ -g -fsanitize=address main.cpp -o app; ./app; }
workaround_1() { printf '#include <memory>\n#include <vector>\nstruct Foo { int n; };\nint main() { int n = 5; auto p = std::make_unique<Foo>();\nstd::vector<int> buffer(n); return buffer.size() - 5; }\n' >main.cpp; must g++ -g -fsanitize=address main.cpp -o app; ./app; }
workaround_2() { printf '#include <stdlib.h>\n#include <string.h>\nint main(void) { char *copy = strdup("x"); int n = strlen(copy); free(copy); return n - 1; }\n' >m.c; must gcc -g -fsanitize=address m.c -o app; ./app; }
workaround_4() { printf '#include <stdlib.h>\nvoid *lib_keep(void) { return malloc(10); }\n' >lib.c; printf 'void *lib_keep(void); void *p; int main(void) { p = lib_keep(); p = 0; return 0; }\n' >m.c; must gcc -g -fsanitize=address m.c lib.c -o app; fails ./app; echo 'leak:lib_keep' > lsan.supp
LSAN_OPTIONS=suppressions=lsan.supp ./app >/dev/null; }
