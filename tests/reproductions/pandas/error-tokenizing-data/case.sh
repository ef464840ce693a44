# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: pandas
# packages: python3-pandas
# version: python3 -c "import pandas; print('pandas', pandas.__version__)"

app() { { echo "import pandas as pd"; cat; } >app.py; python3 app.py; }
error() { app <<'EOF'
open("data.csv", "w").write("id,name\n1,Li\n2,Wang, Jr.\n3,Chen\n")
print(pd.read_csv("data.csv"))
EOF
}
dead_end_1() { app >out 2>&1 <<'EOF'
open("data.csv", "w").write("id,name\n1,Li\n2,Wang, Jr.\n3,Chen\n")
df = pd.read_csv("data.csv", on_bad_lines="skip")
print(df["id"].tolist())
EOF
cat out; grep -qF "[1, 2, 3]" out || missed "the row is gone: $(tail -n 1 out)"; }
dead_end_2() { app >out 2>&1 <<'EOF'
open("data.csv", "w").write("id,name\n1,Li\n2,Wang, Jr.\n3,Chen\n")
print(pd.read_csv("data.csv", engine="python"))
EOF
cat out; grep -q "^1 .*Wang" out || missed "the other parser refuses the line, too"; }
workaround_1() { app >out 2>&1 <<'EOF'
open("data.csv", "w").write("id,name\n1,Li\n2,\"Wang, Jr.\"\n3,Chen\n")
print(pd.read_csv("data.csv")["name"].tolist())
EOF
cat out; grep -qF "'Wang, Jr.'" out; }
workaround_2() { app >out 2>&1 <<'EOF'
open("data.csv", "w").write("id;name\n1;Li\n2;Wang, Jr.\n")
print(pd.read_csv("data.csv", sep=";")["name"].tolist())
EOF
cat out; grep -qF "['Li', 'Wang, Jr.']" out; }
workaround_3() { app >out 2>&1 <<'EOF'
open("data.csv", "w").write("Report\n\nid,name\n1,Li\n")
print(pd.read_csv("data.csv", skiprows=2)["name"].tolist())
EOF
cat out; grep -qF "['Li']" out; }
workaround_4() { app >out 2>&1 <<'EOF'
open("data.csv", "w").write("id,name\n1,Li\n2,Wang, Jr.\n3,Chen\n")
df = pd.read_csv("data.csv", names=["id", "name", "rest"], skiprows=1)
print(df["rest"].tolist())
EOF
cat out; grep -qF "[nan, ' Jr.', nan]" out; }
