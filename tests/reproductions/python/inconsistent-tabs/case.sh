# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 expand grep
# packages: python3
# version: python3 --version

make() { printf 'def f(x):\n    if x:\n\treturn 1\n    if not x:\n\treturn 2\n\nprint(f(True), f(False))\n' >app.py; }
error() { make; python3 app.py; }
dead_end_1() { make; printf '[*.py]\ntab_width = 4\n' >.editorconfig; python3 app.py; }
