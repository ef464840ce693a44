# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: bash python3 sed
# packages: bash python3 sed
# version: bash --version | head -1

s() { cat >s.sh; bash s.sh; }
error() { echo 'cd My Documents (old)' | s; }
error_zh() { error; }
workaround_1() { mkdir 'My Documents (old)'; printf "cd 'My Documents (old)'\necho 'https://example.com/a?x=1&y=2'; pwd\n" | s | grep -q '(old)$'; }
workaround_2() { echo 'echo git clone <url>' >w.sh; fails bash w.sh; echo 'echo git clone https://github.com/owner/project.git' | s; }
workaround_3() { printf 'if [ -f s.sh ] then\n  echo yes\nfi\n' >w.sh; fails bash w.sh; printf '%s\n' 'file=s.sh' 'if [ -f "$file" ]; then' '    echo yes' 'fi' 'for i in 1 2 3; do' '    echo "$i"' 'done' | s | tail -1 | grep -qx 3; }
workaround_4() { printf 'f() {\r\n  echo hi\r\n}\r\nf\r\n' >w.sh; fails bash w.sh; sed -i 's/\r$//' w.sh; bash w.sh | grep -qx hi; }
workaround_5() { printf 'import sys\nprint("hi")\n' >app.py; bash app.py 2>&1 | grep -q 'unexpected token' || exit 99; python3 app.py | grep -qx hi; }
