# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: bash sed
# packages: bash sed
# version: bash --version | head -1

error() { printf 'if true; then\n  echo yes\n' >s.sh; bash s.sh; }
error_zh() { error; }
workaround_1() { printf 'f() { echo hi }\nf\n' >s.sh; fails bash -n s.sh; printf 'f() { echo hi; }\nf\n' >s.sh; bash -n s.sh && bash s.sh | grep -qx hi; }
workaround_2() { printf 'if true; then\r\n  echo yes\r\nfi\r\n' >s.sh; fails bash s.sh; sed -i.bak 's/\r$//' s.sh
bash -n s.sh && bash s.sh | grep -qx yes; }
