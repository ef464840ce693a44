# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: sqlite3 python3
# packages: sqlite3 python3
# version: sqlite3 --version

error() { sqlite3 app.db 'CREATE TABLE post (id INTEGER PRIMARY KEY, owner INTEGER NOT NULL, note TEXT)' "INSERT INTO post (note) VALUES ('x')"; }
workaround_1() { sqlite3 app.db 'CREATE TABLE post (id INTEGER PRIMARY KEY, owner INTEGER NOT NULL, note TEXT)' "INSERT INTO post (owner, note) VALUES (1, 'x')" 'SELECT owner FROM post' | grep -qx 1; }
workaround_2() { sqlite3 app.db "CREATE TABLE post (id INTEGER PRIMARY KEY, note TEXT NOT NULL DEFAULT '')" 'INSERT INTO post (id) VALUES (1)' 'SELECT count(*) FROM post' | grep -qx 1; }
workaround_3() { fails sqlite3 w.db 'CREATE TABLE t (id BIGINT NOT NULL PRIMARY KEY, n)' 'INSERT INTO t (n) VALUES (1)'; sqlite3 app.db 'CREATE TABLE t (id INTEGER NOT NULL PRIMARY KEY, n)' 'INSERT INTO t (n) VALUES (1)' 'SELECT id FROM t' | grep -qx 1; }
