# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: sqlite3 python3
# packages: sqlite3 python3
# version: sqlite3 --version

ready() { must sqlite3 app.db 'CREATE TABLE item (id INTEGER PRIMARY KEY, body)' "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 2000) INSERT INTO item SELECT i, hex(randomblob(100)) FROM n"; cp app.db good.db; must dd if=/dev/urandom of=app.db bs=4096 seek=20 count=3 conv=notrunc; }
look() { sqlite3 app.db 'SELECT sum(length(body)) FROM item'; }
error() { ready; look; }
dead_end_1() { ready; sqlite3 app.db VACUUM; sqlite3 app.db REINDEX; look; }
dead_end_3() { ready; sqlite3 app.db 'PRAGMA integrity_check' | tail -n 2; look; }
workaround_1() { ready; cp app.db broken.db; sqlite3 broken.db .dump 2>/dev/null | sed 's/^ROLLBACK;.*/COMMIT;/' >recovered.sql; sqlite3 repaired.db <recovered.sql >/dev/null 2>&1; sqlite3 repaired.db 'PRAGMA integrity_check' | grep -qx ok && test "$(sqlite3 repaired.db 'SELECT count(*) FROM item')" -gt 1500; }
workaround_3() { ready; cp good.db app.db; sqlite3 app.db ".backup backup.db"; sqlite3 backup.db 'PRAGMA integrity_check' | grep -qx ok; }
