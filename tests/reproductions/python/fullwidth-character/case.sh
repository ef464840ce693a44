# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 grep
# packages: python3
# version: python3 --version

bad() { printf '%s\n' 'name = "张三"' 'print(name，len(name)）' >app.py; }
error() { bad; python3 app.py; }
dead_end_1() { bad; sed -i '1i # -*- coding: utf-8 -*-' app.py; python3 app.py; }
dead_end_2() { bad; printf '\357\273\277' | cat - app.py >b.py; python3 b.py; }
workaround_2() {
    bad
    python3 - <<'EOF'
import pathlib

table = str.maketrans("，；：（）【】！？“”‘’\u3000\xa0", ",;:()[]!?\"\"''  ", "\u200b\ufeff")
file = pathlib.Path("app.py")
file.with_suffix(".bak").write_text(file.read_text("utf-8"), "utf-8")
file.write_text(file.read_text("utf-8").translate(table), "utf-8")
EOF
    python3 app.py >out 2>&1; cat out; grep -qx '张三 2' out && test -s app.bak
}
