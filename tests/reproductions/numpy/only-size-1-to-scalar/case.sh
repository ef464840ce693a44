# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: numpy
# packages: python3-numpy
# version: python3 -c "import numpy; print('NumPy', numpy.__version__)"

app() { cat >app.py; python3 app.py; }

error() { app <<'EOF'
import math
import numpy as np

x = np.array([1.0, 4.0, 9.0])
print(math.sqrt(x))
EOF
}
dead_end_1() { app <<'EOF'
import numpy as np

x = np.array([1.0, 4.0, 9.0])
print(int(x))
EOF
}
dead_end_2() { app >out 2>&1 <<'EOF'
import math
import numpy as np

x = np.array([1.0, 4.0, 9.0])
print(math.sqrt(x[0]))
EOF
cat out; grep -qF '[1. 2. 3.]' out || missed "only the first value is computed"; }
workaround_1() { app >out 2>&1 <<'EOF'
import numpy as np

x = np.array([1.0, 4.0, 9.0])
print(np.sqrt(x))
EOF
cat out; grep -qF '[1. 2. 3.]' out; }
workaround_2() { app >out 2>&1 <<'EOF'
import numpy as np

x = np.array([1.7, 4.2, 9.9])
print(x.astype(int))
EOF
cat out; grep -qF '[1 4 9]' out; }
workaround_3() { app >out 2>&1 <<'EOF'
import math
import numpy as np

gamma = np.vectorize(math.gamma)
print(gamma(np.array([1.0, 4.0, 5.0])))
EOF
cat out; grep -qF '[ 1.  6. 24.]' out; }
