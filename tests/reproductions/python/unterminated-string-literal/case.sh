# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version
# quick: yes

error() { printf 'print("hello)\n' >app.py; python3 app.py; }
dead_end_1() { printf '%s\n' 'print(r"C:\data\")' >app.py; python3 app.py; }
workaround_1() { printf '%s\n' "print(\"It's done\")" "print('say \"hi\"')" >app.py; python3 app.py | grep -x "It's done"; }
workaround_2() { printf '%s\n' 'from pathlib import Path' 'folder = Path("C:/data")' 'print(folder / "in.csv")' >app.py; python3 app.py | grep -x 'C:/data/in.csv'; }
workaround_3() { printf '%s\n' 'query = ("select name "' '         "from users")' 'text = """first' 'second"""' 'print(query)' >app.py; python3 app.py | grep -x 'select name from users'; }
