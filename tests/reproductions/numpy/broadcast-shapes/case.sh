# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: numpy
# packages: python3-numpy
# version: python3 -c "import numpy; print('NumPy', numpy.__version__)"

app() { cat >app.py; python3 app.py; }

error() { app <<'EOF'
import numpy as np

a = np.ones((3, 2))
b = np.ones(3)
print(a + b)
EOF
}
dead_end_1() { app <<'EOF'
import numpy as np

a = np.ones((3, 2))
b = np.ones(3)
print(a + b.T)
EOF
}
dead_end_2() { app >out 2>&1 <<'EOF'
import numpy as np

a = np.zeros((3, 2))
b = np.array([1, 2, 3])
print(np.array_equal(a + np.resize(b, a.shape), a + b[:, np.newaxis]))
EOF
cat out; grep -qx True out || missed "no error, but the values are in wrong places"; }
dead_end_3() { app >out 2>&1 <<'EOF'
import numpy as np

y = np.arange(4.0)
print((y.reshape(4, 1) - y).shape)
EOF
cat out; grep -qF '(4,)' out || missed "a matrix of all differences: $(cat out)"; }
workaround_1() { app >out 2>&1 <<'EOF'
import numpy as np

a = np.ones((3, 2))
b = np.ones(2)
print(np.broadcast_shapes(a.shape, b.shape))
EOF
cat out; grep -qxF '(3, 2)' out; }
workaround_2() { app >out 2>&1 <<'EOF'
import numpy as np

a = np.ones((3, 2))
b = np.array([1, 2, 3])
c = a + b[:, np.newaxis]
print(c[2, 0])
EOF
cat out; grep -qx 4.0 out; }
workaround_4() { app >out 2>&1 <<'EOF'
import numpy as np

a = np.arange(6.0).reshape(2, 3)
z = (a - a.mean(axis=1, keepdims=True)) / a.std(axis=1, keepdims=True)
print(z.shape)
EOF
cat out; grep -qxF '(2, 3)' out; }
workaround_5() { app >out 2>&1 <<'EOF'
import numpy as np

a = np.ones((3, 2))
b = np.ones((2, 4))
c = a @ b
print(c.shape)
EOF
cat out; grep -qxF '(3, 4)' out; }
workaround_6() { app >out 2>&1 <<'EOF'
import numpy as np

y_true, y_pred = np.ones(100), np.ones(99)
n = min(len(y_true), len(y_pred))
err = y_true[:n] - y_pred[:n]       # only if the order is known to agree
print(err.shape)
EOF
cat out; grep -qxF '(99,)' out; }
