# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: numpy
# packages: python3-numpy
# version: python3 -c "import numpy; print('NumPy', numpy.__version__)"

app() { cat >app.py; python3 app.py; }

error() { app <<'EOF'
import numpy as np

a = np.array([1, 5, 9])
if a > 2 and a < 8:
    print(a)
EOF
}
dead_end_1() { app >out 2>&1 <<'EOF'
import numpy as np

a = np.array([1, 5, 9])
if a.any() > 2 and a.all() < 8:
    print("inside")
else:
    print("outside")
EOF
cat out; grep -q inside out || missed "5 is between 2 and 8, but True > 2 is compared"; }
dead_end_2() { app <<'EOF'
import numpy as np

a = np.array([1, 5, 9])
print(a[2 < a < 8])
EOF
}
dead_end_3() { app >out 2>&1 <<'EOF'
import numpy as np

a = np.array([1, 5, 9])
print(a[a > 2 & a < 8])
EOF
cat out; grep -qxF '[5]' out || missed "& binds closer than > and <"; sed 's/^/| /' out; }
workaround_1() { app >out 2>&1 <<'EOF'
import numpy as np

a = np.array([1, 5, 9])
print(a[(a > 2) & (a < 8)])
EOF
cat out; grep -qxF '[5]' out; }
workaround_2() { app >out 2>&1 <<'EOF'
import numpy as np

a = np.array([1, 5, 9])
if ((a > 2) & (a < 8)).any():
    print("at least one")
if (a > 0).all():
    print("all")
EOF
cat out; [ "$(tr '\n' ' ' <out)" = 'at least one all ' ]; }
workaround_3() { app >out 2>&1 <<'EOF'
import numpy as np

cols = np.array([1, 2])
if cols is None:
    print("nothing")
if cols.size == 0:
    print("empty")
print(np.array_equal(cols, [1, 2]))
EOF
cat out; grep -qx True out; }
