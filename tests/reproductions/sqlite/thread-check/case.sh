# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: sqlite3 python3
# packages: sqlite3 python3
# version: sqlite3 --version

go() { cat >app.py; must sqlite3 app.db 'CREATE TABLE item (id)'; python3 app.py; }
error() { go <<'PY'
import sqlite3, threading
conn = sqlite3.connect("app.db")
t = threading.Thread(target=lambda: conn.execute("INSERT INTO item VALUES (1)"))
t.start(); t.join()
PY
}
dead_end_1() { go <<'PY'
import sqlite3, threading
conn = sqlite3.connect("app.db")
t = threading.Thread(target=lambda: conn.cursor().execute("INSERT INTO item VALUES (1)"))
t.start(); t.join()
PY
}
dead_end_2() { go <<'PY'
import sqlite3, threading
conn = sqlite3.connect("app.db"); lock = threading.Lock()
def add():
    with lock:
        conn.execute("INSERT INTO item VALUES (1)")
t = threading.Thread(target=add)
t.start(); t.join()
PY
}
goal() { test "$(sqlite3 app.db 'SELECT count(*) FROM item')" = 5; }
workaround_1() { go <<'PY'
import sqlite3
import threading

local = threading.local()


def db():
    if not hasattr(local, "conn"):
        local.conn = sqlite3.connect("app.db", timeout=10)
    return local.conn


def add():
    with db():
        db().execute("INSERT INTO item VALUES (1)")


ts = [threading.Thread(target=add) for _ in range(5)]
[t.start() for t in ts]
[t.join() for t in ts]
PY
goal; }
workaround_3() { go <<'PY'
import sqlite3
import threading

conn = sqlite3.connect("app.db", check_same_thread=False)
lock = threading.Lock()


def add(n):
    with lock, conn:
        conn.execute("INSERT INTO item VALUES (?)", (n,))


ts = [threading.Thread(target=add, args=(n,)) for n in range(5)]
[t.start() for t in ts]
[t.join() for t in ts]
PY
goal; }
