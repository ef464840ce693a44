# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: sqlite3 python3
# packages: sqlite3 python3
# version: sqlite3 --version

db() { must sqlite3 app.db 'CREATE TABLE users (id INTEGER PRIMARY KEY, name TEXT)' "INSERT INTO users (name) VALUES ('Ann')"; }
error() { db; python3 -c 'import sqlite3; sqlite3.connect("app.db").execute("SELECT email FROM users")'; }
workaround_2() { db; sqlite3 app.db 'ALTER TABLE users ADD COLUMN email TEXT;' 'SELECT count(email) FROM users' | grep -qx 0; }
workaround_3() { db; fails python3 -c 'import sqlite3; sqlite3.connect("app.db").execute("SELECT * FROM users WHERE name = Ann")'; python3 -c '
import sqlite3; cur = sqlite3.connect("app.db").cursor(); name = "Ann"
cur.execute("SELECT * FROM users WHERE name = ?", (name,))
print(cur.fetchall())' | grep -q Ann; }
workaround_4() { db; sqlite3 -readonly app.db ".schema users" | grep -q 'name TEXT'; }
