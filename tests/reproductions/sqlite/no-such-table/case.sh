# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: sqlite3 python3
# packages: sqlite3 python3
# version: sqlite3 --version

ready() { must sqlite3 app.db 'CREATE TABLE item (id)' 'INSERT INTO item VALUES (1)'; mkdir sub; cd sub || exit 99; }
error() { ready; sqlite3 app.db 'SELECT count(*) FROM item'; python3 -c 'import sqlite3; sqlite3.connect("app.db").execute("SELECT * FROM item")'; }
dead_end_1() { ready; must sqlite3 app.db 'CREATE TABLE item (id)'; sqlite3 app.db 'SELECT count(*) FROM item' | grep -qx 1 && return; missed "the data are in the other file"; }
dead_end_2() { python3 -c 'import sqlite3
sqlite3.connect(":memory:").execute("CREATE TABLE item (id)")
sqlite3.connect(":memory:").execute("SELECT * FROM item")'; }
workaround_1() { ready; sqlite3 app.db "PRAGMA database_list" ".tables" | grep -q sub/app.db && test "$(wc -c <app.db)" = 0; }
workaround_2() { ready; cat >../app.py <<'PY'
import sqlite3
from pathlib import Path

path = Path(__file__).resolve().parent / "app.db"
conn = sqlite3.connect(f"file:{path}?mode=rw", uri=True)
print(conn.execute("SELECT count(*) FROM item").fetchone()[0])
PY
python3 ../app.py | grep -qx 1 && test ! -e app.db; }
workaround_4() { python3 -c 'import sqlite3
uri = "file:test?mode=memory&cache=shared"
a = sqlite3.connect(uri, uri=True)
a.execute("CREATE TABLE item (id)")
b = sqlite3.connect(uri, uri=True)
print(b.execute("SELECT count(*) FROM item").fetchone()[0])' | grep -qx 0; }
