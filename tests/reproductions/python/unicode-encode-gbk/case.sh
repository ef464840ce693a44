# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 localedef
# packages: python3 locales
# version: python3 --version

gbk() { localedef -c -i POSIX -f GBK ./zh_CN.GBK >/dev/null 2>&1; must test -s zh_CN.GBK/LC_CTYPE; { export LOCPATH="$PWD" LC_ALL=zh_CN.GBK; unset LANG LANGUAGE; } 2>/dev/null; }

app() { cat >app.py; python3 app.py; }
error() { gbk; app <<'EOF'
text = "copyright \xa9 2026"
with open("page.txt", "w") as f:
    f.write(text)
EOF
}
dead_end_1() { gbk; app <<'EOF'
# -*- coding: utf-8 -*-
text = "copyright \xa9 2026"
with open("page.txt", "w") as f:
    f.write(text)
EOF
}
dead_end_2() { gbk; app <<'EOF'
text = "copyright \xa9, \u20ac 5 \U0001f525"
with open("page.txt", "w") as f:
    f.write(text.replace("\xa9", "(c)"))
EOF
}
workaround_1() { gbk; app >out 2>&1 <<'EOF'
text = "copyright \xa9 2026"
with open("page.txt", "w", encoding="utf-8") as f:
    f.write(text)
EOF
cat out; LC_ALL=C.UTF-8 grep -q 'copyright © 2026' page.txt; }
workaround_3() { gbk; cat >app.py <<'EOF'
text = "copyright \xa9 2026"
print(text)
with open("page.txt", "w") as f:
    f.write(text)
EOF
PYTHONUTF8=1 python3 app.py >out 2>&1; LC_ALL=C.UTF-8; grep -q 'copyright © 2026' page.txt && grep -q 'copyright © 2026' out; }
workaround_2() { gbk; app >out 2>&1 <<'EOF'
import sys

sys.stdout.reconfigure(errors="replace")
print("fire \U0001f525")
sys.stdout.reconfigure(encoding="utf-8")
print("fire \U0001f525")
EOF
LC_ALL=C.UTF-8; grep -qx 'fire ?' out && grep -qx 'fire 🔥' out; }
