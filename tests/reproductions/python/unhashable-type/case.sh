# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version

app() { cat >app.py; python3 app.py; }
error() {
    app <<'EOF'
counts = {}
for row in [["a", 1], ["b", 2], ["a", 1]]:
    counts[row] = counts.get(row, 0) + 1
print(counts)
EOF
}
dead_end_1() {
    app <<'EOF'
rows = [["a", [1, 2]], ["b", [3]]]
print({tuple(row) for row in rows})
EOF
}
workaround_3() {
    app >out 2>&1 <<'EOF'
import json

def key(value):
    return json.dumps(value, sort_keys=True)

seen = {key(v): v for v in [{"x": [1, 2], "y": 2}, {"y": 2, "x": [1, 2]}]}
print(len(seen))
EOF
    cat out; grep -qx 1 out
}
workaround_2() {
    app >out 2>&1 <<'EOF'
rows = [["a", 1], ["b", 2], ["a", 1]]
unique = [list(t) for t in dict.fromkeys(map(tuple, rows))]
print(unique)
EOF
    cat out; grep -qF "[['a', 1], ['b', 2]]" out
}
