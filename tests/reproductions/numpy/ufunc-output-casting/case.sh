# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: numpy
# packages: python3-numpy
# version: python3 -c "import numpy; print('NumPy', numpy.__version__)"

app() { cat >app.py; python3 app.py; }

error() { app <<'EOF'
import numpy as np

y = np.array([1, 2, 3])
y += 0.5
print(y)
EOF
}
dead_end_1() { app >out 2>&1 <<'EOF'
import numpy as np

y = np.array([1, 2, 3])
y += int(0.5)
print(y)
EOF
cat out; grep -qF '[1.5 2.5 3.5]' out || missed "the fraction is lost"; }
dead_end_2() { app >out 2>&1 <<'EOF'
import numpy as np

y = np.array([1, 2, 3])
np.add(y, 0.5, out=y, casting="unsafe")
print(y)
EOF
cat out; grep -qF '[1.5 2.5 3.5]' out || missed "the fraction is cut off"; }
workaround_1() { app >out 2>&1 <<'EOF'
import numpy as np

y = np.array([1, 2, 3])
y = y + 0.5
print(y)
EOF
cat out; grep -qF '[1.5 2.5 3.5]' out; }
workaround_2() { app >out 2>&1 <<'EOF'
import numpy as np

y = np.array([1, 2, 3], dtype=float)
y += 0.5
print(y)
EOF
cat out; grep -qF '[1.5 2.5 3.5]' out; }
workaround_3() { app >out 2>&1 <<'EOF'
import numpy as np

img = np.array([100, 200, 250], dtype=np.uint8)
img = np.clip(img * 1.2, 0, 255).round().astype(np.uint8)
print(img)
EOF
cat out; grep -qF '[120 240 255]' out; }
