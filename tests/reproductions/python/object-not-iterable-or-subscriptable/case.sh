# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

error() { python3 -c 'n = 3
for i in n: print(i)'; }
workaround_1() { python3 -c 'n = 3
for i in range(n):
    print(i)' | tail -1 | grep -qx 2; }
workaround_2() { fails python3 -c 'items = []; items.append[3]'; python3 -c 'items = []
items.append(3)
print(items[0])' | grep -qx 3; }
workaround_3() { python3 -c 'for values in (5, [5, 6]):
    if not isinstance(values, (list, tuple)):
        values = [values]
    print(len(values))' | tr '\n' ' ' | grep -qx '1 2 '; }
workaround_4() { python3 -c 'value = 5
print(type(value), repr(value)[:200])' | grep -q int; }
