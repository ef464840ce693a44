# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: pandas
# packages: python3-pandas
# version: python3 -c "import pandas; print('pandas', pandas.__version__)"

app() { { echo "import pandas as pd"; cat; } >app.py; python3 app.py; }
error() { app <<'EOF'
user = {"name": "Li", "age": 30}
print(pd.DataFrame(user))
EOF
}
dead_end_1() { app <<'EOF'
user = {"name": "Li", "age": 30}
print(pd.DataFrame.from_dict(user))
EOF
}
dead_end_2() { app <<'EOF'
user = {"name": "Li", "age": 30}
print(pd.DataFrame(user, columns=["name", "age"]))
EOF
}
workaround_1() { app >out 2>&1 <<'EOF'
user = {"name": "Li", "age": 30}
df = pd.DataFrame([user])
print(df.shape, df["age"].tolist())
EOF
cat out; grep -qF "(1, 2) [30]" out; }
workaround_2() { app >out 2>&1 <<'EOF'
user = {"name": "Li", "age": 30}
df = pd.DataFrame(user.items(), columns=["field", "value"])
print(df.shape)
EOF
cat out; grep -qF "(2, 2)" out; }
workaround_3() { app >out 2>&1 <<'EOF'
open("user.json", "w").write('{"name": "Li", "age": 30}')
s = pd.read_json("user.json", typ="series")
print(s["age"])
EOF
cat out; grep -qx 30 out; }
