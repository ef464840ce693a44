# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: g++ perl file
# packages: g++ perl file
# version: g++ --version | head -1

error() { printf 'int main() { return 0；}\n' >main.cpp; g++ main.cpp; }
error_zh() { error; }
workaround_1() { printf 'int main()\n{ return 0；}\n' >main.cpp; grep -nP '[^\x00-\x7F]' main.cpp | grep -q '^2:'; }
workaround_2() { printf '#include <cstdio>\nint main（） { std::puts(“报告”)； return 0；\xc2\xa0}\n' >main.cpp; fails g++ main.cpp; perl -CSD -Mutf8 -i.bak -pe 's/[“”]/"/g; s/[‘’]/\x27/g; s/；/;/g; s/，/, /g; s/（/(/g; s/）/)/g; s/：/:/g; s/\x{A0}/ /g; s/[–—]/-/g' main.cpp; g++ main.cpp -o app && ./app | grep -qx 报告 && test -e main.cpp.bak; }
workaround_3() { printf '\xef\xbb\xbf\xef\xbb\xbfint main() { return 0; }\n' >main.cpp; fails g++ main.cpp; file main.cpp | grep -qi BOM; perl -i.bak -pe 's/^\xEF\xBB\xBF// if $. == 1' main.cpp; g++ main.cpp; }
