# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: sqlite3 python3
# packages: sqlite3 python3
# version: sqlite3 --version

ready() { must sqlite3 real.db 'CREATE TABLE item (id)' 'INSERT INTO item VALUES (1)'; for i in $(seq 40); do echo "-- a comment to make the dump longer than a header of one hundred bytes"; done >app.db; sqlite3 real.db .dump >>app.db; }
error() { ready; sqlite3 app.db .tables; python3 -c 'import sqlite3; sqlite3.connect("app.db").execute("SELECT * FROM item")'; }
dead_end_1() { ready; mv app.db app.sqlite; sqlite3 app.sqlite 'SELECT * FROM item'; }
dead_end_2() { ready; sqlite3 app.db VACUUM; sqlite3 app.db .recover; }
workaround_1() { ready; head -c 64 app.db | od -c | head -n 4 | grep -q 'c   o   m   m' && head -c 15 real.db | grep -q 'SQLite format 3'; }
workaround_3() { ready; sqlite3 new.db < app.db; sqlite3 new.db .tables | grep -q item; }
