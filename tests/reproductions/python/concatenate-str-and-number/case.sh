# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version
# quick: yes

run() { printf '%s\n' "$@" >app.py; python3 app.py; }
error() { run 'age = 3' 'print("age: " + age)'; run 'print(1 + "4")'; }
dead_end_1() { run 'n = "4"' 'print("sum", str(n) + str(1))' | tee out; grep -qx 'sum 5' out || missed "a wrong result: $(cat out)"; }
workaround_1() { run 'age = 3' 'print(f"age: {age}")' | grep -x 'age: 3'; }
