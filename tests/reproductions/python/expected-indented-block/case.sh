# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version
# quick: yes

pasted() { printf '%s\n' 'for n in (1, 2):' 'm = n * n' 'print("square", m)' >app.py; }
error() { pasted; python3 app.py; printf 'def total(items):\nprint(1)\n' >b.py; python3 b.py; }
dead_end_1() { printf 'def total(items):\n    # TODO\nprint(1)\n' >app.py; python3 app.py; }
workaround_2() { printf 'def total(items):\n    # TODO\n    pass\nprint("ran", total([]))\n' >app.py; python3 app.py | grep -x 'ran None'; }
