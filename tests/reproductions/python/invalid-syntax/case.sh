# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

t() { cat >app.py; python3 app.py; }
error() { printf 'if True\n    print(1)\n' | t; }
workaround_1() { printf 'if True\n    print(1)\n' >app.py; fails python3 -m py_compile app.py; printf 'if True:\n    print(1)\n' >app.py; python3 -m py_compile app.py && python3 app.py | grep -qx 1; }
workaround_3() { printf 'def load():\n    data = 1\nreturn data\n' >app.py; fails python3 app.py; printf 'def load():\n    data = 1\n    return data        # inside def\nprint(load())\n' | t | grep -qx 1; }
workaround_4() { printf 'f(color="red", 1, 2)\n' >app.py; fails python3 app.py; printf 'def f(a, b, color): print(a + b, color)\nf(1, 2, color="red")\n' | t | grep -qx '3 red'; }
workaround_5() { printf 'path = C:\\data\\a.csv\n' >app.py; fails python3 app.py; printf 'path = r"C:\\data\\a.csv"        # not C:\\data\\a.csv\nprint(path)\n' | t | grep -qxF 'C:\data\a.csv'; }
workaround_6() { printf '1st_row = 1\n' >app.py; fails python3 app.py; printf 'month = 08\n' >app.py; fails python3 app.py; printf 'first_row = 1\nprice = "5kg"\nmonth = 8\nprint(first_row, price, month)\n' | t | grep -qx '1 5kg 8'; }
workaround_7() { printf 'def f(color="red", a, b): ...\n' >app.py; fails python3 app.py; printf 'def f(a, b, color="red"): ...\nf(1, 2)\n' | t; }
workaround_8() { printf 'print "old"\n' >app.py; fails python3 app.py; python3 --version | grep -q 'Python 3'; }
