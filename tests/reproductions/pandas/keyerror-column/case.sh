# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: pandas
# packages: python3-pandas
# version: python3 -c "import pandas; print('pandas', pandas.__version__)"

app() { { echo "import pandas as pd"; cat; } >app.py; python3 app.py; }
error() { app <<'EOF'
open("data.csv", "w").write("id, price\n1, 20\n2, 30\n")
df = pd.read_csv("data.csv")
print(df["price"])
EOF
}
dead_end_1() { app >out 2>&1 <<'EOF'
open("data.csv", "w").write("id, price\n1, 20\n2, 30\n")
df = pd.read_csv("data.csv")
print(df.price)
EOF
cat out; grep -q "^0  *20" out || missed "attribute access looks for the same name"; }
dead_end_2() { app >out 2>&1 <<'EOF'
open("data.csv", "w").write("id, price\n1, 20\n2, 30\n")
df = pd.read_csv("data.csv")
print(df.get("price"))
EOF
cat out; grep -q "^0  *20" out || missed "None instead of the column"; }
workaround_1() { app >out 2>&1 <<'EOF'
open("data.csv", "w").write("id, price\n1, 20\n2, 30\n")
df = pd.read_csv("data.csv")
print(df.columns.tolist())
df.columns = df.columns.str.strip()
print(df["price"].sum())
EOF
cat out; grep -qF "['id', ' price']" out && grep -qx 50 out; }
workaround_2() { app >out 2>&1 <<'EOF'
open("data.csv", "w").write("id;price\n1;20\n2;30\n")
print(pd.read_csv("data.csv").columns.tolist())
df = pd.read_csv("data.csv", sep=";")
print(df["price"].sum())
EOF
cat out; grep -qF "['id;price']" out && grep -qx 50 out; }
workaround_3() { app >out 2>&1 <<'EOF'
df = pd.DataFrame({"city": ["a", "a", "b"], "price": [1, 2, 3]})
totals = df.groupby("city").sum()
totals = totals.reset_index()
print(totals["city"].tolist())
EOF
cat out; grep -qF "['a', 'b']" out; }
