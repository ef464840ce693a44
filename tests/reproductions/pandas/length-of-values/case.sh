# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: pandas
# packages: python3-pandas
# version: python3 -c "import pandas as m; print('pandas', m.__version__)"

app() { { echo "import pandas as pd"; cat; } >app.py; python3 app.py; }
error() { app <<'EOF'
df = pd.DataFrame({"id": [1, 2, 3, 4]})
labels = ["a", "b", "c"]
df["label"] = labels
print(df)
EOF
}
dead_end_1() { app <<'EOF'
df = pd.DataFrame({"id": [1, 2, 3, 4]})
labels = ["a", "b", "c"]
df = df.reset_index(drop=True)
df["label"] = labels
EOF
}
dead_end_2() { app >out 2>&1 <<'EOF'
df = pd.DataFrame({"id": [1, 2, 3, 4]})
labels = ["a", "b", "c"]
df["label"] = pd.Series(labels)
print(df["label"].tolist())
EOF
cat out; grep -q nan out && missed "the last row has no value: $(cat out)"; }
workaround_1() { app >out 2>&1 <<'EOF'
df = pd.DataFrame({"id": [1, 2, 3, 4], "x": [5.0, None, 7.0, 8.0]})
used = df.dropna()
pred = ["a", "b", "c"]
df["label"] = pd.Series(pred, index=used.index)
print(*df["label"].fillna("-"))
EOF
cat out; grep -qx "a - b c" out; }
workaround_2() { app >out 2>&1 <<'EOF'
df = pd.DataFrame({"id": [1, 2, 3, 4]})
labels = pd.DataFrame({"id": [1, 3, 4], "label": ["a", "b", "c"]})
df = df.merge(labels, on="id", how="left")
print(*df["label"].fillna("-"))
EOF
cat out; grep -qx "a - b c" out; }
workaround_3() { app >out 2>&1 <<'EOF'
df = pd.DataFrame({"id": [1, 2, 3, 4]})
labels = []
for n in df["id"]:
    labels.append("even" if n % 2 == 0 else None)
df["label"] = labels
print(df["label"].tolist())
EOF
cat out; grep -qF "[None, 'even', None, 'even']" out; }
