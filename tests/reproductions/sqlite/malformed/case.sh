# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: sqlite3 python3
# packages: sqlite3 python3
# version: sqlite3 --version

ready() { must sqlite3 app.db 'CREATE TABLE item (id INTEGER PRIMARY KEY, body)' "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 2000) INSERT INTO item SELECT i, hex(randomblob(100)) FROM n"; cp app.db good.db; must dd if=/dev/urandom of=app.db bs=4096 seek=20 count=3 conv=notrunc; }
look() { sqlite3 app.db 'SELECT sum(length(body)) FROM item'; }
error() { ready; look; }
dead_end_1() { ready; sqlite3 app.db VACUUM; sqlite3 app.db REINDEX; look; }
workaround_2() { ready; cp app.db broken.db; sqlite3 broken.db .dump 2>/dev/null | sed 's/^ROLLBACK;.*/COMMIT;/' >recovered.sql; sqlite3 repaired.db <recovered.sql >/dev/null 2>&1; sqlite3 repaired.db 'PRAGMA integrity_check' | grep -qx ok && test "$(sqlite3 repaired.db 'SELECT count(*) FROM item')" -gt 1500; }
workaround_6() { ready; cp good.db app.db; sqlite3 app.db ".backup backup.db"; sqlite3 backup.db 'PRAGMA integrity_check' | grep -qx ok; }
workaround_1() { ready; cp app.db broken.db; sqlite3 broken.db 'PRAGMA integrity_check' >seen 2>&1; ! grep -qx ok seen && test -s seen; }
# a row is written while the schema does not know the index
workaround_3() {
  must sqlite3 app.db 'CREATE TABLE item (id INTEGER PRIMARY KEY, a)' 'CREATE INDEX ia ON item (a)' "INSERT INTO item VALUES (1, 'x'), (2, 'p')"
  root=$(sqlite3 app.db "SELECT rootpage FROM sqlite_schema WHERE name = 'ia'")
  must sqlite3 app.db 'PRAGMA writable_schema = ON' "DELETE FROM sqlite_schema WHERE name = 'ia'"
  must sqlite3 app.db "INSERT INTO item VALUES (3, 'q')"
  must sqlite3 app.db 'PRAGMA writable_schema = ON' "INSERT INTO sqlite_schema VALUES ('index', 'ia', 'item', $root, 'CREATE INDEX ia ON item (a)')"
  sqlite3 app.db 'PRAGMA integrity_check' | grep -q 'missing from index' || return 1
  sqlite3 app.db REINDEX && sqlite3 app.db 'PRAGMA integrity_check' | grep -qx ok
}
workaround_4() { ready; cp good.db backup.db; mkdir broken; mv app.db app.db-wal app.db-shm broken/ 2>/dev/null; cp backup.db app.db; sqlite3 app.db 'PRAGMA integrity_check' | grep -qx ok && look | grep -q 400000; }
