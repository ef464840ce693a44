# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version
# quick: yes

run() { printf '%s\n' "$@" >app.py; python3 app.py; }
error() { run 'a, b = "1 2 3".split()'; run 'k, v = "novalue".split("=")'; }
dead_end_1() { run 'for line in ("1 2 3", "1 2"):' '    a, b, c = line.split()'; }
workaround_1() { run 'for number, line in enumerate(["a=1", "b"], 1):' '    print(number, repr(line), len(line.split("=")))' | grep -x "2 'b' 1"; }
workaround_2() { run 'key, value = "url=http://x/?a=b".split("=", 1)' 'first, *rest = "1 2 3".split()' 'print(key, value, first, rest)' | grep -Fx "url http://x/?a=b 1 ['2', '3']"; }
workaround_3() { run 'key, found, value = "novalue".partition("=")' 'print(key, bool(found))' | grep -x 'novalue False'; }
workaround_4() { run 'for name, age in {"Li": 3}:' '    pass' 2>/dev/null; run 'for name, age in {"Li": 3}.items():' '    print(name, age)' | grep -x 'Li 3'; }
