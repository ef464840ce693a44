# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 iconv gzip
# packages: python3
# version: python3 --version

csv() { printf '姓名,城市\n张三,杭州\n' | iconv -f UTF-8 -t GBK >data.csv; }
app() { cat >app.py; python3 app.py; }
error() { csv; app <<'EOF'
with open("data.csv", encoding="utf-8") as f:
    print(f.read())
EOF
}
dead_end_1() { csv; app >out 2>&1 <<'EOF'
with open("data.csv", encoding="utf-8", errors="ignore") as f:
    print(f.read())
EOF
cat out; grep -q 张三 out || missed "the Chinese characters are gone"; }
dead_end_2() { csv; app >out 2>&1 <<'EOF'
with open("data.csv", encoding="latin-1") as f:
    print(f.read())
EOF
cat out; grep -q 张三 out || missed "no error, but nonsense instead of Chinese"; }
workaround_3() { csv
    iconv -f GB18030 -t UTF-8 data.csv >data-utf8.csv
    app >out 2>&1 <<'EOF'
with open("data-utf8.csv", encoding="utf-8") as f:
    print(f.read())
EOF
cat out; grep -qx '张三,杭州' out; }
