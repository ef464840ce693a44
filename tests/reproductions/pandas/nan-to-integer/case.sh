# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: pandas
# packages: python3-pandas
# version: python3 -c "import pandas; print('pandas', pandas.__version__)"

app() { { echo "import pandas as pd"; cat; } >app.py; python3 app.py; }
error() { app <<'EOF'
df = pd.DataFrame({"n": [1.0, None, 3.0]})
df["n"] = df["n"].astype(int)
EOF
}
dead_end_1() { app <<'EOF'
df = pd.DataFrame({"n": [1.0, None, 3.0]})
df.dropna()
df["n"] = df["n"].astype(int)
EOF
}
dead_end_2() { app <<'EOF'
df = pd.DataFrame({"n": [1.0, None, 3.0]})
df["n"] = df["n"].round().astype("int64")
EOF
}
workaround_1() { app >out 2>&1 <<'EOF'
df = pd.DataFrame({"n": [1.0, None, 3.0]})
df["n"] = df["n"].astype("Int64")
print(df["n"].tolist())
EOF
cat out; grep -qF "[1, <NA>, 3]" out; }
workaround_2() { app >out 2>&1 <<'EOF'
df = pd.DataFrame({"n": [1.0, None, 3.0]})
df["n"] = df["n"].fillna(0).astype(int)
print(df["n"].tolist())
EOF
cat out; grep -qF "[1, 0, 3]" out; }
workaround_3() { app >out 2>&1 <<'EOF'
df = pd.DataFrame({"sex": ["male", "female", "Male "]})
code = df["sex"].map({"female": 1, "male": 0})
print(df["sex"][code.isna()].unique())
df["sex"] = df["sex"].str.strip().str.lower().map({"female": 1, "male": 0}).astype(int)
print(df["sex"].tolist())
EOF
cat out; grep -qF "['Male ']" out && grep -qF '[0, 1, 0]' out; }
