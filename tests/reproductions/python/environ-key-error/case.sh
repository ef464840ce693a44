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
workaround_1() { program; DATABASE_URL=sqlite:///app.db python3 app.py | grep -x 'url sqlite:///app.db' && export DATABASE_URL=sqlite:///b.db && python3 app.py | grep -x 'url sqlite:///b.db'; }
workaround_2() { program; echo 'DATABASE_URL=sqlite:///app.db' >.env; set -a; . ./.env; set +a; python3 app.py | grep -x 'url sqlite:///app.db'; }
workaround_3() { printf 'import os\nurl = os.environ.get("DATABASE_URL", "sqlite:///dev.db")\nprint(url)\n' >app.py; unset DATABASE_URL; python3 app.py | grep -x 'sqlite:///dev.db'; }
