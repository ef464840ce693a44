# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: sqlite3 python3
# packages: sqlite3 python3
# version: sqlite3 --version

error() { python3 -c "
import sqlite3; c = sqlite3.connect(':memory:'); c.execute('CREATE TABLE users (name, age)'); name = \"O'Brien\"
c.execute(f\"INSERT INTO users (name, age) VALUES ('{name}', 5)\")"; }
workaround_1() { python3 -c "
import sqlite3; cur = sqlite3.connect(':memory:').cursor(); cur.execute('CREATE TABLE users (name, age)'); name, age = \"O'Brien\", 5
cur.execute('INSERT INTO users (name, age) VALUES (?, ?)', (name, age))
print(cur.execute('SELECT name FROM users').fetchall())" | grep -q "O'Brien"; }
workaround_2() { fails sqlite3 :memory: 'CREATE TABLE order (id INTEGER PRIMARY KEY, index TEXT)'; sqlite3 a.db 'CREATE TABLE "order" (id INTEGER PRIMARY KEY, "index" TEXT);' .tables | grep -q order; }
workaround_3() { fails sqlite3 :memory: 'CREATE TABLE t (id INT AUTO_INCREMENT PRIMARY KEY, created DATETIME DEFAULT NOW())'; sqlite3 :memory: 'CREATE TABLE t (id INTEGER PRIMARY KEY AUTOINCREMENT, created TEXT DEFAULT CURRENT_TIMESTAMP);' 'INSERT INTO t DEFAULT VALUES' 'SELECT id, length(created) FROM t' | grep -qx '1|19'; }
workaround_4() { python3 -c "import sqlite3; print(sqlite3.sqlite_version)" | grep -q '^3\.'; }
