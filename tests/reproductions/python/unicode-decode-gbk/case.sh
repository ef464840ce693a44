# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 localedef
# packages: python3 locales
# version: python3 --version

gbk() { localedef -c -i POSIX -f GBK ./zh_CN.GBK >/dev/null 2>&1; must test -s zh_CN.GBK/LC_CTYPE; { export LOCPATH="$PWD" LC_ALL=zh_CN.GBK; unset LANG LANGUAGE; } 2>/dev/null; printf '姓名，城市。\n' >users.csv; }
app() { cat >app.py; python3 "$@" app.py; }
READ='with open("users.csv") as f:
    print(ascii(f.read()))'
error() { gbk; app <<<"$READ"; }
dead_end_1() { gbk; app <<EOF
# -*- coding: utf-8 -*-
$READ
EOF
}
dead_end_2() { gbk; export PYTHONIOENCODING=utf-8; app <<<"$READ"; }
dead_end_3() { gbk; app >out <<'EOF'
with open("users.csv", errors="ignore") as f:
    print("\u59d3\u540d" in f.read())
EOF
cat out; grep -qx True out || missed "no error, but another text"; }
workaround_1() { gbk; app >out 2>&1 <<'EOF'
with open("users.csv", encoding="utf-8") as f:
    print("\u59d3\u540d" in f.read())
EOF
cat out; grep -qx True out; }
workaround_3() { gbk; printf 'try:\n    open("users.csv").read()\nexcept UnicodeError:\n    pass\n' >main.py; python3 -X warn_default_encoding main.py >out 2>&1; cat out; grep -q 'main.py:2: EncodingWarning' out; }
