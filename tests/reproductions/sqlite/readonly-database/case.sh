# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: sqlite3 python3
# packages: sqlite3 python3
# version: sqlite3 --version

ready() { must sqlite3 app.db 'CREATE TABLE item (id)'; }
put() { python3 -c "
import sqlite3
conn = sqlite3.connect('file:app.db?mode=$1', uri=True)
$2
with conn:
    conn.execute('INSERT INTO item VALUES (2)')
"; }
error() { ready; put ro; sqlite3 -readonly app.db 'INSERT INTO item VALUES (1)'; }
dead_end_1() { ready; for i in 1 2 3; do put ro; done; }
workaround_2() { ready; put rw && sqlite3 app.db 'SELECT id FROM item' | grep -qx 2; }
