# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

app() { cat >app.py; python3 app.py; }
error() { app <<'EOF'
from abc import ABC, abstractmethod
class Base(ABC):
    @abstractmethod
    def run(self): ...
class Job(Base):
    def Run(self):
        return 1
print(Job().run())
EOF
}
workaround_1() { app <<'EOF' | grep -qx 1
from abc import ABC, abstractmethod
class Base(ABC):
    @abstractmethod
    def run(self): ...
class Job(Base):
    def run(self):
        return 1
print(Job().run())
EOF
}
workaround_2() { fails python3 -c 'import collections.abc as c; c.MutableMapping()'; python3 -c 'import collections; print(collections.UserDict(a=1)["a"])' | grep -qx 1; }
