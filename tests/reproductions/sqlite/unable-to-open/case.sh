# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: sqlite3 python3
# packages: sqlite3 python3
# version: sqlite3 --version

open_db() { python3 -c 'import sqlite3,sys; sqlite3.connect(sys.argv[1]).execute("CREATE TABLE IF NOT EXISTS item (id)")' "$1"; }
error() { open_db data/db/app.db; sqlite3 data/db/app.db 'CREATE TABLE item (id)'; }
dead_end_1() { touch data/db/app.db; open_db data/db/app.db; }
dead_end_2() { open_db '~/app.db'; }
workaround_1() { python3 -c 'import sqlite3
from pathlib import Path

path = Path("data/db/app.db").resolve()
path.parent.mkdir(parents=True, exist_ok=True)
conn = sqlite3.connect(path)
conn.execute("CREATE TABLE IF NOT EXISTS item (id)")' && sqlite3 data/db/app.db .tables | grep -q item; }
workaround_2() { mkdir sub; cd sub || exit 99; python3 -c 'import sqlite3
from pathlib import Path

path = Path("~/app.db").expanduser().resolve()
print(path)
sqlite3.connect(path).execute("CREATE TABLE IF NOT EXISTS item (id)")' && sqlite3 "$HOME/app.db" .tables | grep -q item; }
