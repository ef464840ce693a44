# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: pandas
# packages: python3-pandas
# version: python3 -c "import pandas; print('pandas', pandas.__version__)"

app() { { echo "import pandas as pd"; cat; } >app.py; python3 app.py; }
error() { app <<'EOF'
df = pd.DataFrame({"date": ["2026-11-20", "2026-11-21"]})
df["year"] = df["date"].dt.year
EOF
}
dead_end_1() { app <<'EOF'
df = pd.DataFrame({"date": ["2026-11-20", "2026-11-21"]})
pd.to_datetime(df["date"])
df["year"] = df["date"].dt.year
EOF
}
dead_end_2() { app <<'EOF'
df = pd.DataFrame({"date": ["2026-11-20", "2026-11-21"]})
df["date"] = pd.to_datetime(df["date"]).dt.date
df["year"] = df["date"].dt.year
EOF
}
workaround_1() { app >out 2>&1 <<'EOF'
df = pd.DataFrame({"date": ["2026-11-20", "2026-11-21"]})
df["date"] = pd.to_datetime(df["date"])
print(df["date"].dt.year.tolist())
EOF
cat out; grep -qF "[2026, 2026]" out; }
workaround_2() { app >out 2>&1 <<'EOF'
df = pd.DataFrame({"date": ["2026-11-20", "unknown"]})
dates = pd.to_datetime(df["date"], errors="coerce")
print(df["date"][dates.isna()].tolist())
df["date"] = dates
print(df["date"].dt.day.tolist())
EOF
cat out; grep -qF "['unknown']" out && grep -qF '[20.0, nan]' out; }
workaround_4() { app >out 2>&1 <<'EOF'
open("d.csv", "w").write("date,n\n2026-11-20,1\n")
df = pd.read_csv("d.csv", parse_dates=["date"])
print(df["date"].dt.month.tolist())
EOF
cat out; grep -qF "[11]" out; }
