# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: numpy
# packages: python3-numpy
# version: python3 -c "import numpy; print('NumPy', numpy.__version__)"

app() { cat >app.py; python3 app.py; }

error() { app <<'EOF'
import numpy as np

points = np.ones((100, 4))
rotation = np.eye(3)
print((points @ rotation).shape)
EOF
}
dead_end_1() { app <<'EOF'
import numpy as np

points = np.ones((100, 4))
rotation = np.eye(3)
print((points.T @ rotation).shape)
EOF
}
dead_end_2() { app >out 2>&1 <<'EOF'
import numpy as np

points = np.arange(12.0).reshape(4, 3)
weights = np.arange(8.0).reshape(2, 4)
wrong = points.reshape(3, 4) @ weights.T
print(np.array_equal(wrong, points.T @ weights.T))
EOF
cat out; grep -qx True out || missed "runs, but other numbers than with the transpose"; }
workaround_1() { app >out 2>&1 <<'EOF'
import numpy as np

points = np.ones((100, 4))
rotation = np.eye(3)
print(points.shape, "@", rotation.shape)
print((points[:, :3] @ rotation).shape)
EOF
cat out; grep -qxF '(100, 3)' out; }
workaround_2() { app >out 2>&1 <<'EOF'
import numpy as np

x = np.ones((100, 4))
weights = np.ones((2, 4))
print((x @ weights.T).shape)
EOF
cat out; grep -qxF '(100, 2)' out; }
workaround_3() { app >out 2>&1 <<'EOF'
import numpy as np

points = np.ones((100, 3))
matrix = np.eye(4)
homogeneous = np.hstack([points, np.ones((len(points), 1))])
out = (homogeneous @ matrix.T)[:, :3]
print(out.shape, np.array_equal(out, points))
EOF
cat out; grep -qxF '(100, 3) True' out; }
