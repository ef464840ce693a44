# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: pandas
# packages: python3-pandas
# version: python3 -c "import pandas; print('pandas', pandas.__version__)"

app() { { echo "import pandas as pd"; cat; } >app.py; python3 app.py; }
error() { app <<'EOF'
orders = pd.DataFrame({"id": ["1", "2"], "n": [5, 6]})
users = pd.DataFrame({"id": [1, 2], "name": ["Li", "Wang"]})
print(orders.merge(users, on="id"))
EOF
}
dead_end_1() { app >out 2>&1 <<'EOF'
orders = pd.DataFrame({"id": ["1", "2"], "n": [5, 6]})
users = pd.DataFrame({"id": [1, 2], "name": ["Li", "Wang"]})
print(pd.concat([orders, users]).dropna())
EOF
cat out; grep -q Wang out || missed "rows below each other, nothing joined"; }
dead_end_2() { app >out 2>&1 <<'EOF'
orders = pd.DataFrame({"id": ["1", "2"], "n": [5, 6]})
users = pd.DataFrame({"id": [1, 2], "name": ["Li", "Wang"]})
users["id"] = users["id"].astype(object)
print(len(orders.merge(users, on="id")))
EOF
cat out; grep -qx 2 out || missed "no error, and no match: $(tail -n 1 out) rows"; }
workaround_1() { app >out 2>&1 <<'EOF'
orders = pd.DataFrame({"id": ["1", "2"], "n": [5, 6]})
users = pd.DataFrame({"id": [1, 2], "name": ["Li", "Wang"]})
for t in (orders, users):
    t["id"] = t["id"].astype(str).str.strip()
print(orders.merge(users, on="id")["name"].tolist())
EOF
cat out; grep -qF "['Li', 'Wang']" out; }
workaround_2() { app >out 2>&1 <<'EOF'
orders = pd.DataFrame({"id": ["1", "2"], "n": [5, 6]})
users = pd.DataFrame({"id": [1, 2], "name": ["Li", "Wang"]})
orders["id"] = pd.to_numeric(orders["id"], errors="coerce").astype("Int64")
users["id"] = users["id"].astype("Int64")
print(orders.merge(users, on="id")["name"].tolist())
EOF
cat out; grep -qF "['Li', 'Wang']" out; }
workaround_3() { app >out 2>&1 <<'EOF'
open("u.csv", "w").write("id,name\n001,Li\n002,Wang\n")
users = pd.read_csv("u.csv", dtype={"id": str})
orders = pd.DataFrame({"id": ["001"], "n": [5]})
print(orders.merge(users, on="id")["name"].tolist())
EOF
cat out; grep -qF "['Li']" out; }
