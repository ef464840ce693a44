# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

error() { python3 -c '
class A:
    @property
    def x(self):
        return 1
A().x = 2'; }
workaround_1() { python3 -c '
class A:
    @property
    def x(self):
        return self._x
    @x.setter
    def x(self, value):
        self._x = value
a = A(); a.x = 1
print(a.x)' | grep -qx 1; }
workaround_2() {
  printf 'from dataclasses import dataclass, replace\n@dataclass(frozen=True)\nclass P:\n    x: int\n' >p.py
  fails python3 -c 'from p import *; P(1).x = 2'
  python3 -c 'from p import *
p = replace(P(1), x=2)
print(p)
from collections import namedtuple
print(namedtuple("Q", "x")(1)._replace(x=2).x)' >out; grep -qF 'P(x=2)' out && grep -qx 2 out; }
