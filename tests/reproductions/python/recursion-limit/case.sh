# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version

app() { cat >app.py; python3 app.py; }
error() { app <<'EOF'
class Proxy:
    def __init__(self, inner):
        self.inner = inner

    def __getattr__(self, name):
        return getattr(self.inner, name)

import copy
copy.copy(Proxy([1]))
EOF
}
dead_end_1() { cat >app.py <<'EOF'
import sys
sys.setrecursionlimit(10**6)

def depth(n):
    return depth(n + 1)

depth(0)
EOF
timeout 20 python3 app.py >out 2>&1
rc=$?; cat out; [ $rc = 139 ] && missed "the interpreter crashed (segmentation fault)"; [ $rc = 124 ] && missed "no end after 20 seconds"; return $rc; }
workaround_1() { app >out 2>&1 <<'EOF'
class Proxy:
    def __init__(self, inner):
        self.inner = inner

    def __getattr__(self, name):
        if name == "inner":              # not set yet
            raise AttributeError(name)
        return getattr(self.inner, name)

import copy
print(copy.copy(Proxy([1])).inner)
EOF
cat out; grep -qxF '[1]' out; }
workaround_2() { app >out 2>&1 <<'EOF'
def walk(tree):
    stack, out = [tree], []
    while stack:
        node = stack.pop()
        out.append(node[0])
        stack.extend(node[1:])
    return out

tree = [0]
for n in range(1, 20000):
    tree = [n, tree]
print(len(walk(tree)))
EOF
cat out; grep -qx 20000 out; }
workaround_3() { app >out 2>&1 <<'EOF'
import sys, threading

def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)

def main():
    print(depth(15000))

sys.setrecursionlimit(20_000)
threading.stack_size(256 * 1024 * 1024)
t = threading.Thread(target=main)
t.start()
t.join()
EOF
cat out; grep -qx 15000 out; }
