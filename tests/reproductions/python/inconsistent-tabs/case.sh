# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 expand grep
# packages: python3
# version: python3 --version

make() { printf 'def f(x):\n    if x:\n\treturn 1\n    if not x:\n\treturn 2\n\nprint(f(True), f(False))\n' >app.py; }
error() { make; python3 app.py; }
dead_end_1() { make; sed -i '3s/^\t/        /' app.py; python3 app.py; }
dead_end_2() { make; printf '[*.py]\ntab_width = 4\n' >.editorconfig; python3 app.py; }
workaround_1() {
    make
    python3 -m tabnanny app.py >out 2>&1
    grep -q 'app.py' out || exit 1
    [ "$(grep -nP '^ *\t' app.py | cut -d: -f1 | tr '\n' ' ')" = '3 5 ' ]
}
workaround_2() {
    make
    expand -i -t 8 app.py >app.fixed.py
    mv app.fixed.py app.py
    python3 app.py >out 2>&1; cat out; grep -qx '1 2' out
}
