# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version
# quick: yes

program() { printf '%s\n' 'names = ["a", "b"]' 'total = len(names' 'print("total", total)' >app.py; }
error() { program; python3 app.py; }
dead_end_2() { program; echo ')' >>app.py; python3 app.py 2>&1 | tee out; grep -q '^total 2' out || missed "$(tail -n 1 out)"; }
workaround_1() { program; sed -i '2s/$/)/' app.py; python3 -m py_compile app.py && python3 app.py | grep -x 'total 2'; }
workaround_2() { program; python3 -m py_compile app.py 2>&1 | grep 'line 2' ; }
