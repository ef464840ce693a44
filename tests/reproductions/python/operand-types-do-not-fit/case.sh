# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

error() { python3 -c 'print("5" - 1)'; }
workaround_1() { echo 40 | python3 -c "
age = int(input('age: '))
price = float('3.50')
print(age + price)" | grep -q 43.5; }
workaround_2() { fails python3 -c 'print(None + 1)'; python3 -c 'total = None
total = 0 if total is None else total
print(total + 1)' | grep -qx 1; }
workaround_3() { fails python3 -c "sorted([3, 'a', None])"; python3 -c "
values = [3, 'a', None]
values.sort(key=lambda v: ('' if v is None else str(v)))
print(values)" | grep -qF "[None, 3, 'a']"; }
workaround_4() { fails python3 -c "from decimal import Decimal; Decimal('9.90') * 1.2"; python3 -c "
from decimal import Decimal
price = Decimal('9.90')
print(price * Decimal('1.2'))" | grep -qx 11.880; }
workaround_5() { python3 -c 'a, b = 1, None
print(type(a), repr(a), type(b), repr(b))' | grep -q NoneType; }
