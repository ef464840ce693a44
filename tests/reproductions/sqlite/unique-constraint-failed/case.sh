# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: sqlite3 python3
# packages: sqlite3 python3
# version: sqlite3 --version

db() { must sqlite3 app.db 'CREATE TABLE users (id INTEGER PRIMARY KEY, email TEXT, name TEXT)' 'CREATE UNIQUE INDEX users_email ON users (email)' "INSERT INTO users (email, name) VALUES ('a@b', 'Ann')"; }
error() { db; sqlite3 app.db "INSERT INTO users (email, name) VALUES ('a@b', 'Bob')"; }
workaround_2() { db; sqlite3 app.db "INSERT INTO users (email, name) VALUES ('a@b', 'Bob') ON CONFLICT (email) DO UPDATE SET name = excluded.name;" "INSERT INTO users (email, name) VALUES ('a@b', 'Eve') ON CONFLICT (email) DO NOTHING;" 'SELECT name FROM users' | grep -qx Bob; }
workaround_3() { must sqlite3 app.db 'CREATE TABLE users (email)' "INSERT INTO users VALUES ('a'), ('a'), ('b')"; fails sqlite3 app.db 'CREATE UNIQUE INDEX i ON users (email)'; sqlite3 app.db 'SELECT email, count(*) FROM users GROUP BY email HAVING count(*) > 1;' 'SELECT * FROM users ORDER BY rowid DESC LIMIT 5;' | grep -qx 'a|2'; }
workaround_4() { db; fails sqlite3 app.db "INSERT INTO users (id, name) VALUES (1, 'Ann')"; sqlite3 app.db "INSERT INTO users (name) VALUES ('Ann');" 'SELECT max(id) FROM users' | grep -qx 2; }
workaround_5() { db; sqlite3 app.db "SELECT name, sql FROM sqlite_master WHERE tbl_name = 'users' AND type = 'index';" | grep -q users_email; sqlite3 app.db 'DROP INDEX users_email;' "INSERT INTO users (email, name) VALUES ('a@b', 'Bob')"; }
