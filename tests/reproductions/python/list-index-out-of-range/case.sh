# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version
# quick: yes

run() { printf '%s\n' 'items = [1, 4, 9]' "$@" >app.py; python3 app.py; }
error() { run 'import sys' 'print(sys.argv[1])'; }
dead_end_1() { run 'empty = []' 'print(empty[0 - 1])'; }
dead_end_2() { run 'items[3] = 16'; }
workaround_1() { run 'row = "a;b".split(",")' 'print(len(row), repr(row))' | grep -F "1 ['a;b']"; }
workaround_3() { run 'for i in range(len(items)):' '    print(items[i + 1] - items[i])' >/dev/null 2>&1 && exit 99; run 'for number, item in enumerate(items):' '    print(number, item)' 'for left, right in zip(items, items[1:]):' '    print(right - left)' | tail -n 1 | grep -x 5; }
workaround_4() { run 'result = []' 'result.append(7)' 'table = [0] * 10' 'table[3] = 7' 'print(result, table[3])' | grep -Fx '[7] 7'; }
