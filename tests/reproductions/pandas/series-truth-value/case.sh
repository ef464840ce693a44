# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: pandas
# packages: python3-pandas
# version: python3 -c "import pandas; print('pandas', pandas.__version__)"

app() { { echo "import pandas as pd"; cat; } >app.py; python3 app.py; }
error() { app <<'EOF'
df = pd.DataFrame({"a": [1, 5, 9], "b": ["x", "y", "y"]})
print(df[(df["a"] > 2) and (df["b"] == "y")])
EOF
}
dead_end_1() { app <<'EOF'
df = pd.DataFrame({"a": [1, 5, 9], "b": ["x", "y", "y"]})
print(df[df["a"] > 2 & df["a"] < 8])
EOF
}
dead_end_2() { app >out 2>&1 <<'EOF'
df = pd.DataFrame({"a": [1, 5, 9], "b": ["x", "y", "y"]})
print(df[(df["a"] > 2).any() and (df["b"] == "y").any()])
EOF
cat out; grep -q "^1  5  y" out || missed "a single True is no selection"; }
workaround_1() { app >out 2>&1 <<'EOF'
df = pd.DataFrame({"a": [1, 5, 9], "b": ["x", "y", "y"]})
print(df[(df["a"] > 2) & (df["b"] == "y")]["a"].tolist())
EOF
cat out; grep -qF "[5, 9]" out; }
workaround_2() { app >out 2>&1 <<'EOF'
df = pd.DataFrame({"a": [1, 5, 9], "b": ["x", "y", "y"]})
if df.empty:
    print("empty")
if (df["a"] > 2).any():
    print("at least one")
EOF
cat out; grep -qx "at least one" out; }
workaround_3() { app >out 2>&1 <<'EOF'
df = pd.DataFrame({"a": [1, 5, 9], "b": ["x", "y", "y"]})
import numpy as np
df["c"] = np.where(df["a"] > 2, "big", "small")
print(df["c"].tolist())
EOF
cat out; grep -qF "['small', 'big', 'big']" out; }
