# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version
# quick: yes

program() { printf 'import os\nprint("url", os.environ["DATABASE_URL"])\n' >app.py; unset DATABASE_URL; }
error() { program; python3 app.py; }
dead_end_1() { program; echo 'DATABASE_URL=sqlite:///app.db' >.env; python3 app.py; }
dead_end_2() { program; DATABASE_URL=sqlite:///app.db; python3 app.py; }
workaround_4() { program; echo 'DATABASE_URL=sqlite:///app.db' >.env; set -a; . ./.env; set +a; python3 app.py | grep -x 'url sqlite:///app.db'; }
