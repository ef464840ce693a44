# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: node
# packages: nodejs
# version: node --version

error() { echo 'console.log(“hello”);' >a.js; node a.js; }
workaround_1() { echo 'console.log("hello");' >a.js; node a.js | grep -qx hello; }
workaround_2() { printf 'let a = 1;\nconsole.log(“hello”);\n' >a.js; grep -nP '[^\x00-\x7F]' a.js | grep -q '^2:'; }
workaround_3() { printf "const text = 'first line\nsecond line';\n" >a.js; fails node a.js; printf 'const text = `first line\nsecond line`;\nconsole.log(text);\n' >a.js; node a.js | grep -qx 'second line'; }
workaround_4() { printf 'console.log("hi")\n' | iconv -t UTF-16 >a.js; fails node a.js; iconv -f UTF-16 -t UTF-8 a.js >b.js; node b.js | grep -qx hi; }
