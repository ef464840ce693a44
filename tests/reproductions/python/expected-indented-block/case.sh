# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version
# quick: yes

pasted() { printf '%s\n' 'for n in (1, 2):' 'm = n * n' 'print("square", m)' >app.py; }
error() { pasted; python3 app.py; printf 'def total(items):\nprint(1)\n' >b.py; python3 b.py; }
dead_end_1() { printf 'def total(items):\n    # TODO\nprint(1)\n' >app.py; python3 app.py; }
dead_end_2() { pasted; sed -i '2s/^/    /' app.py; python3 app.py | tee out; grep -q 'square 1' out || missed "the rest of the body runs once, after the loop"; }
workaround_1() { printf 'def total(items):\n    # TODO\n    pass\nprint("ran", total([]))\n' >app.py; python3 app.py | grep -x 'ran None'; }
workaround_2() { pasted; sed -i '2,3s/^/    /' app.py; python3 -m py_compile app.py && [ "$(python3 app.py | grep -c square)" = 2 ]; }
