# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version
# quick: yes

program() { mkdir -p app; printf 'with open("data.csv") as f:\n    print("read", f.read().strip())\n' >app/app.py; }
error() { program; python3 app/app.py; }
dead_end_1() { program; echo 1,2 >app/data.csv; python3 app/app.py; }
workaround_4() { mkdir app; echo 1,2 >app/data.csv; printf 'import sys\nprint("read", open(sys.argv[1]).read().strip())\n' >app/app.py; python3 app/app.py app/data.csv | grep -x 'read 1,2'; }
