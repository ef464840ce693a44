# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

error() { printf 'from dataclasses import dataclass\n@dataclass\nclass A:\n    a: int = 1\n    b: int\n' >app.py; python3 app.py; }
workaround_1() { printf "def send(retries=3, to): pass\n" >a.py; fails python3 a.py; python3 -c "
def send(to, text='', retries=3):
    return to, text, retries
print(send('a'))" | grep -qF "('a', '', 3)"; }
workaround_2() { python3 -c '
from dataclasses import dataclass
@dataclass(kw_only=True)
class Base:
    name: str = ""
@dataclass(kw_only=True)
class Child(Base):
    size: int
print(Child(size=1))' | grep -q 'size=1'; }
workaround_3() { fails python3 -c '
from dataclasses import dataclass
@dataclass
class Box:
    items: list = []'; python3 -c '
from dataclasses import dataclass, field
@dataclass
class Box:
    items: list = field(default_factory=list)
Box().items.append(1)
print(Box())' | grep -qF 'items=[]'; }
