# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

error() { python3 -c '{}.iteritems()'; }
workaround_1() { cat >a.py <<'EOF'
d, a, b, parts = {"k": 1}, [1, 2], [3, 4], ["5", "6"]
for key, value in d.items(): ...      # iteritems()
if "k" in d: ...                      # d.has_key(key)
first = list(d)[0]                    # d.keys()[0]
keys = sorted(d)                      # keys = d.keys(); keys.sort()
n = len(list(zip(a, b)))              # len(zip(a, b))
numbers = list(range(10))             # range(10)[0] = 5
numbers[0] = 5
values = list(map(int, parts))        # map(int, parts)[0]
import csv
reader = csv.reader(["x,y"])
line = next(reader)                   # reader.next()
print(first, keys, n, numbers[0], values[0], line)
EOF
  for wrong in '{}.has_key(1)' '{}.keys()[0]' '{}.keys().sort()' 'len(zip())' 'range(10)[0] = 5' 'map(int, "1")[0]' 'import csv; csv.reader([]).next()'; do fails python3 -c "$wrong"; done
  python3 a.py | grep -qxF "k ['k'] 2 5 5 ['x', 'y']"; }
