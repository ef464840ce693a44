# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: pandas
# packages: python3-pandas
# version: python3 -c "import pandas; print('pandas', pandas.__version__)"

app() { { echo "import pandas as pd"; cat; } >app.py; python3 app.py; }
error() { app <<'EOF'
a = pd.DataFrame({"x": [1, 2]})
b = pd.DataFrame({"x": [3, 4]})
df = pd.concat([a, b])
df["y"] = pd.Series([10, 20, 30, 40], index=[0, 1, 2, 3])
print(df)
s = df["x"]
print(s.reindex([0, 1, 2]))
EOF
}
dead_end_1() { app <<'EOF'
a = pd.DataFrame({"x": [1, 2]})
b = pd.DataFrame({"x": [3, 4]})
df = pd.concat([a, b])
df = df.drop_duplicates()
print(df.reindex([0, 1, 2]))
EOF
}
dead_end_2() { app <<'EOF'
a = pd.DataFrame({"x": [1, 2]})
b = pd.DataFrame({"x": [3, 4]})
df = pd.concat([a, b])
df = df.sort_index()
print(df.reindex([0, 1, 2]))
EOF
}
workaround_1() { app >out 2>&1 <<'EOF'
a = pd.DataFrame({"x": [1, 2]})
b = pd.DataFrame({"x": [3, 4]})
df = pd.concat([a, b])
df = pd.concat([a, b], ignore_index=True)
print(df.reindex([0, 1, 3])["x"].tolist())
EOF
cat out; grep -qF "[1, 2, 4]" out; }
workaround_2() { app >out 2>&1 <<'EOF'
a = pd.DataFrame({"x": [1, 2]})
b = pd.DataFrame({"x": [3, 4]})
df = pd.concat([a, b])
df = df[~df.index.duplicated(keep="first")]
print(df.reindex([0, 1])["x"].tolist())
EOF
cat out; grep -qF "[1, 2]" out; }
workaround_3() { app >out 2>&1 <<'EOF'
df = pd.DataFrame([[1, 2, 3]], columns=["a", "b", "a"])
df = df.loc[:, ~df.columns.duplicated()]
print(df.reindex(columns=["b", "a"]).values.tolist())
EOF
cat out; grep -qF "[[2, 1]]" out; }
