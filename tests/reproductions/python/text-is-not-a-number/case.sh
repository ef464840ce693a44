# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version
# quick: yes

run() { printf '%s\n' "$@" >app.py; python3 app.py; }
error() { run 'print(int("3.5"))'; run 'print(float("1,5"))'; }
dead_end_1() { run 'print(int(" 3.5 ".strip()))'; }
dead_end_2() { run 'total = 0' 'for text in ("2", "N/A", "4"):' '    try:' '        value = int(text)' '    except ValueError:' '        value = 0' '    total += value' 'print("mean", total / 3)' | tee out; grep -qx 'mean 3.0' out || missed "the missing value counts as zero: $(cat out)"; }
workaround_1() { run 'print(int(float("3.5")))' | grep -x 3; }
workaround_3() { run 'text = "¥1,234.50"' 'print(float(text.replace("¥", "").replace(",", "")))' | grep -x 1234.5; }
workaround_2() { run 'def number(text):' '    text = text.strip()' '    return float(text) if text not in ("", "N/A", "-") else None' 'print([number(t) for t in ("2", "", "N/A", "4.5")])' | grep -Fx '[2.0, None, None, 4.5]'; }
