# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: numpy
# packages: python3-numpy
# version: python3 -c "import numpy; print('NumPy', numpy.__version__)"

app() { cat >app.py; python3 app.py; }

error() { app <<'EOF'
import numpy as np

rows = [[1, 2, 3], [4, 5]]
print(np.array(rows))
EOF
}
dead_end_1() { app <<'EOF'
import numpy as np

rows = [[1, 2, 3], [4, 5]]
print(np.asarray(rows, dtype=float))
EOF
}
dead_end_2() { app >out 2>&1 <<'EOF'
import numpy as np

rows = [[1, 2, 3], [4, 5]]
a = np.array(rows, dtype=object)
print(a.shape, a.mean(axis=1))
EOF
cat out; grep -q '^(2, 3)' out || missed "an array of lists, no matrix: $(tail -n 1 out)"; }
workaround_1() { app >out 2>&1 <<'EOF'
import numpy as np

rows = [[1, 2, 3], [4, 5]]
for n, row in enumerate(rows):
    if len(row) != len(rows[0]):
        print("row", n, "has", len(row), "values:", row)
EOF
cat out; grep -qF 'row 1 has 2 values: [4, 5]' out; }
workaround_2() { app >out 2>&1 <<'EOF'
import numpy as np

rows = [[1, 2, 3], [4, 5]]
a = np.full((len(rows), max(map(len, rows))), np.nan)
for n, row in enumerate(rows):
    a[n, :len(row)] = row
print(a.shape, np.nanmean(a, axis=1))
EOF
cat out; grep -qF '(2, 3) [2.  4.5]' out; }
workaround_3() { app >out 2>&1 <<'EOF'
import numpy as np

rows = [[1, 2, 3], [4, 5]]
a = np.empty(len(rows), dtype=object)
a[:] = rows
print(a.shape, [len(r) for r in a])
EOF
cat out; grep -qF '(2,) [3, 2]' out; }
