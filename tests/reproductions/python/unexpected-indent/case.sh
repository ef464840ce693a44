# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version
# quick: yes

program() { printf '%s\n' 'def total(items):' '    result = 0' '      for item in items:' '        result += item' '    return result' 'print("sum", total([2, 3]))' >app.py; }
error() { program; python3 app.py; printf 'def f(x):\n    if x:\n        return 1\n      return 0\n' >b.py; python3 b.py; }
dead_end_1() { program; expand -t 4 app.py >b.py; python3 b.py; }
workaround_2() {
    code='
    import sys
    print(sys.version_info[0])
'
    python3 -c "$code" >/dev/null 2>&1 && exit 99  # what fails without the advice (before Python 3.14)
    python3 -c "import sys, textwrap; exec(textwrap.dedent(sys.argv[1]))" "$code" | grep -x 3
}
