# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: sqlite3 python3
# packages: sqlite3 python3
# version: sqlite3 --version

ready() { must sqlite3 app.db 'CREATE TABLE t (a, b)' 'CREATE TABLE counter (n)' 'INSERT INTO counter VALUES (0)'; }
hold() { python3 -c "
import sqlite3, time
c = sqlite3.connect('app.db', isolation_level=None)
c.execute('BEGIN IMMEDIATE'); c.execute('INSERT INTO t VALUES (1, 1)'); open('held', 'w').close()
time.sleep($1); c.execute('COMMIT')" & while [ ! -e held ]; do sleep 0.05; done; }
error() { ready; hold 5; sqlite3 app.db 'INSERT INTO t VALUES (2, 2)'; }
dead_end_1() { ready; sqlite3 app.db 'PRAGMA journal_mode=WAL'; python3 -c '
import sqlite3
a = sqlite3.connect("app.db", timeout=5, isolation_level=None); b = sqlite3.connect("app.db", timeout=5, isolation_level=None)
a.execute("BEGIN"); a.execute("SELECT n FROM counter").fetchone()
b.execute("UPDATE counter SET n = 1")
a.execute("UPDATE counter SET n = 2")'; }
dead_end_4() { ready; python3 -c '
import sqlite3
a = sqlite3.connect("app.db"); a.execute("INSERT INTO t VALUES (1, 1)")
b = sqlite3.connect("app.db", timeout=0.2); b.execute("INSERT INTO t VALUES (2, 2)")'; }
workaround_1() { ready; hold 1; python3 -c '
import sqlite3
conn = sqlite3.connect("app.db", timeout=10)
conn.execute("INSERT INTO t VALUES (2, 2)"); conn.commit()
conn.execute("PRAGMA journal_mode=WAL")'; test "$(sqlite3 app.db 'SELECT count(*) FROM t')" = 2; }
workaround_4() { ready; cat >count.py <<'PY'
import sqlite3
conn = sqlite3.connect("app.db", timeout=10, isolation_level=None)
for _ in range(20):
    conn.execute("BEGIN IMMEDIATE")
    try:
        n = conn.execute("SELECT n FROM counter").fetchone()[0]
        conn.execute("UPDATE counter SET n = ?", (n + 1,))
        conn.execute("COMMIT")
    except BaseException:
        conn.execute("ROLLBACK")
        raise
PY
python3 count.py & p=$!; python3 count.py; wait $p; sqlite3 app.db 'SELECT n FROM counter' | grep -qx 40; }
workaround_5() { ready; python3 -c '
import sqlite3
conn = sqlite3.connect("app.db"); rows = [(1, 1), (2, 2)]
with conn:
    conn.executemany("INSERT INTO t VALUES (?, ?)", rows)
sqlite3.connect("app.db", timeout=0.1, isolation_level=None).execute("INSERT INTO t VALUES (3, 3)")'; test "$(sqlite3 app.db 'SELECT count(*) FROM t')" = 3; }
