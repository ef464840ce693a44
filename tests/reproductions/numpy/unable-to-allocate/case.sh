# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: numpy
# packages: python3-numpy
# version: python3 -c "import numpy; print('NumPy', numpy.__version__)"

app() { cat >app.py; python3 app.py; }

small() { export OPENBLAS_NUM_THREADS=1 OMP_NUM_THREADS=1; ulimit -v "${1:-3000000}"; }
error() { small; app <<'EOF'
import numpy as np

a = np.ones((200_000, 40_000))
print(a.shape)
EOF
}
dead_end_1() { small; app <<'EOF'
import gc
import numpy as np

b = np.ones(1_000_000)
del b
gc.collect()
a = np.ones((200_000, 40_000))
EOF
}
dead_end_2() { small; app <<'EOF'
import numpy as np

a = np.ones((200_000, 40_000)).astype(np.float32)
EOF
}
workaround_1() { small; app >out 2>&1 <<'EOF'
import numpy as np

a = np.ones(2000)
b = np.ones(2000)
print((a * b).shape, (a[:, None] * b).shape)
EOF
cat out; grep -qF '(2000,) (2000, 2000)' out; }
workaround_2() {
    small 600000    # float32 fits into this, float64 does not
    app >before 2>&1 <<'EOF'
import numpy as np

a = np.ones((20_000, 4_000))
EOF
    grep -q 'Unable to allocate' before || return 1
    app >out 2>&1 <<'EOF'
import numpy as np

a = np.ones((20_000, 4_000), dtype=np.float32)
print(a.nbytes / 2**20)
EOF
cat out; grep -q '^305' out; }
workaround_3() { small; app >out 2>&1 <<'EOF'
import numpy as np

a = np.lib.format.open_memmap("big.npy", mode="w+", dtype=np.uint8, shape=(20_000, 40_000))
total = 0
for start in range(0, len(a), 1000):
    total += a[start:start + 1000].sum()
print(a.shape, total)
EOF
cat out; grep -qF '(20000, 40000) 0' out; }
