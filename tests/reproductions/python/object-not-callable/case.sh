# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# modules: numpy
# packages: python3 python3-numpy
# version: python3 --version

error() { python3 -c 'list = [1]; print(list("ab"))'; }
workaround_1() { python3 -c 'str = "a"; del str              # a hidden built-in is back
print(str(5))' | grep -qx 5; }
workaround_2() { fails python3 -c 'import datetime; datetime(2024, 1, 31)'; python3 -c 'from datetime import datetime
from pprint import pprint
from glob import glob
pprint(datetime(2024, 1, 31).year); glob("*")' | grep -qx 2024; }
workaround_3() { fails python3 -c 'data = [5]; data(0)'; python3 -c 'data = [5]
row = data[0]            # not data(0)
print(row)' | grep -qx 5; }
workaround_4() { fails python3 -c 'import numpy as np; np.ones((2, 3)).shape()'; python3 -c 'import numpy as np
img = np.ones((2, 3))
n = img.shape[0]          # not df.shape()
size = img.size
print(n, size)' | grep -qx '2 6'; }
workaround_5() { fails python3 -W ignore -c 'points = [(1, 2) (3, 4)]'; python3 -c 'points = [(1, 2), (3, 4)]      # not [(1, 2) (3, 4)]
print(len(points))' | grep -qx 2; }
workaround_6() {
  printf 'def log(f):\n    def inner(*args, **kwargs):\n        print(f.__name__)\n        return f(*args, **kwargs)\n' >d.py; printf '@log\ndef add(a, b): return a + b\nprint(add(1, 2))\n' >u.py
  cat d.py u.py >a.py; fails python3 a.py; { cat d.py; echo '    return inner'; cat u.py; } >a.py; python3 a.py | tail -1 | grep -qx 3; }
workaround_7() { python3 -c 'list = [1]
print(type(list), list)' | grep -q "class 'list'"; }
