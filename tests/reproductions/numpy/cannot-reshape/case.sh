# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: numpy
# packages: python3-numpy
# version: python3 -c "import numpy as m; print('NumPy', m.__version__)"

app() { { echo "import numpy as np"; cat; } >app.py; python3 app.py; }
error() { app <<'EOF'
a = np.arange(51529)
print(a.reshape(-1, 227, 227, 10).shape)
EOF
}
dead_end_1() { app >out 2>&1 <<'EOF'
a = np.arange(51529)
print(np.resize(a, (1, 227, 227, 10)).shape, "invented:", 227 * 227 * 10 - a.size)
EOF
cat out; grep -q "invented: 463761" out && missed "the missing values are repetitions: $(cat out)"; }
dead_end_2() { app <<'EOF'
a = np.arange(51529)
print(a.reshape((227, 227, 10), order="F").shape)
EOF
}
workaround_1() { app >out 2>&1 <<'EOF'
a = np.arange(51529)
print(a.size, 227 * 227 * 10, a.size / (227 * 227))
print(a.reshape(-1, 227, 227).shape)
EOF
cat out; grep -qF "51529 515290 1.0" out && grep -qF "(1, 227, 227)" out; }
workaround_2() { app >out 2>&1 <<'EOF'
a = np.arange(23)
rows = len(a) // 5
print(a[:rows * 5].reshape(rows, 5).shape)
EOF
cat out; grep -qF "(4, 5)" out; }
workaround_3() { app >out 2>&1 <<'EOF'
img = np.zeros((256, 256, 3))
label = img[:, :, 0]
print(label.reshape(256 * 256).shape)
EOF
cat out; grep -qF "(65536,)" out; }
