# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: sqlite3 python3
# packages: sqlite3 python3
# version: sqlite3 --version

ready() { must sqlite3 app.db 'CREATE TABLE artist (id INTEGER PRIMARY KEY)' 'CREATE TABLE track (id INTEGER PRIMARY KEY, artist_id REFERENCES artist (id))' 'INSERT INTO artist VALUES (1)' 'INSERT INTO track VALUES (7, 1)'; }
run() { sqlite3 app.db 'PRAGMA foreign_keys = ON' "$@"; }
error() { ready; run 'INSERT INTO track VALUES (1, 99)'; run 'DELETE FROM artist WHERE id = 1'; }
dead_end_1() { ready; run 'BEGIN' 'PRAGMA foreign_keys = OFF' 'INSERT INTO track VALUES (1, 99)'; }
dead_end_2() { ready; run 'INSERT OR IGNORE INTO track VALUES (1, 99)'; run 'INSERT OR REPLACE INTO track VALUES (1, 99)'; }
workaround_1() { ready; cp app.db check.db; sqlite3 check.db "INSERT INTO track VALUES (1, 99)" "PRAGMA foreign_key_check" | grep -qx 'track|1|artist|0'; }
workaround_2() { ready; run 'BEGIN' 'PRAGMA defer_foreign_keys = ON' 'INSERT INTO track VALUES (1, 99)' 'INSERT INTO artist VALUES (99)' 'COMMIT' && sqlite3 app.db 'SELECT artist_id FROM track WHERE id = 1' | grep -qx 99; }
workaround_3() { ready; run 'DELETE FROM track WHERE artist_id = 1' 'DELETE FROM artist WHERE id = 1' && sqlite3 app.db 'SELECT count(*) FROM artist' | grep -qx 0; }
