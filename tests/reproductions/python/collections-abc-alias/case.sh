# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version

app() { cat >app.py; python3 app.py; }
error() { app <<'EOF'
import collections

print(isinstance({}, collections.Mapping))
EOF
}
workaround_4() { mkdir oldlib; printf 'import collections\nclass Settings(collections.MutableMapping): pass\nOK = True\n' >oldlib/__init__.py
app >out 2>&1 <<'EOF'
import collections
import collections.abc

for name in ("Mapping", "MutableMapping", "Sequence", "Iterable", "Callable", "Hashable"):
    setattr(collections, name, getattr(collections.abc, name))

import oldlib                    # the old package, after the lines above
print(oldlib.OK)
EOF
cat out; grep -qx True out; }
