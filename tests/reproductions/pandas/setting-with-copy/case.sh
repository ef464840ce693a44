# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: pandas
# packages: python3-pandas
# version: python3 -c "import pandas; print('pandas', pandas.__version__)"

app() { { echo "import pandas as pd"; cat; } >app.py; python3 app.py; }
error() { app <<'EOF'
df = pd.DataFrame({"a": [1, 5, 9], "b": [0, 0, 0]})
df[df["a"] > 2]["b"] = 1
print(df["b"].tolist())
EOF
}
dead_end_1() { app >out 2>&1 <<'EOF'
df = pd.DataFrame({"a": [1, 5, 9], "b": [0, 0, 0]})
pd.set_option("mode.chained_assignment", None)
df[df["a"] > 2]["b"] = 1
print(df["b"].tolist())
EOF
cat out; grep -qF "[0, 1, 1]" out || missed "silent, and df is not changed"; }
dead_end_2() { app >out 2>&1 <<'EOF'
df = pd.DataFrame({"a": [1, 5, 9], "b": [0, 0, 0]})
big = df[df["a"] > 2]
big.loc[:, "b"] = 1
print(df["b"].tolist())
EOF
cat out; grep -qF "[0, 1, 1]" out || missed "df is not changed"; }
workaround_1() { app >out 2>&1 <<'EOF'
df = pd.DataFrame({"a": [1, 5, 9], "b": [0, 0, 0]})
df.loc[df["a"] > 2, "b"] = 1
print(df["b"].tolist())
EOF
cat out; grep -qF "[0, 1, 1]" out; }
workaround_2() { app >out 2>&1 <<'EOF'
df = pd.DataFrame({"a": [1, 5, 9], "b": [0, 0, 0]})
big = df[df["a"] > 2].copy()
big["b"] = 1
print(big["b"].tolist(), df["b"].tolist())
EOF
cat out; grep -qF "[1, 1] [0, 0, 0]" out; }
