# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: numpy
# packages: python3-numpy
# version: python3 -c "import numpy; print('NumPy', numpy.__version__)"

app() { cat >app.py; python3 app.py; }

error() { app <<'EOF'
import numpy as np

print(np.float(1))
EOF
}
dead_end_3() { app >out 2>&1 <<'EOF'
import numpy as np

a = np.array([16777217, 2], dtype=float)
print(np.array_equal(a, a.astype(np.float32)))
EOF
cat out; grep -qx True out || missed "float32 is not what np.float was"; }
workaround_1() { app >out 2>&1 <<'EOF'
import numpy as np

print(float(1), np.array([1], dtype=bool).dtype, np.float64(1))
EOF
cat out; grep -qx '1.0 bool 1.0' out; }
workaround_3() { printf 'import numpy as np\nx = np.float(1)\n' >old_library.py; app >out 2>&1 <<'EOF'
import numpy as np
for name, typ in {"float": float, "int": int, "bool": bool, "object": object}.items():
    if name not in np.__dict__:
        setattr(np, name, typ)
import old_library
print(old_library.x)
EOF
cat out; grep -qx 1.0 out; }
