# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mariadb mariadbd setpriv
# packages: mariadb-server mariadb-client util-linux
# version: mariadbd --version 2>/dev/null

. "$CASE_DIR/../server.sh"

ready() { server; must sql shop -e "CREATE TABLE item (id int PRIMARY KEY, status varchar(9)); INSERT INTO item VALUES (3, 'old'), (7, 'old'), (8, 'x')"; }
safe() { sql -U shop -e "$1"; }
error() { ready; safe "UPDATE item SET status = 'new' WHERE status = 'old'"; }
dead_end_1() { ready; safe "UPDATE item SET status = 'new' WHERE 1 = 1"; }
changed() { sql shop -Ne "SELECT count(*) FROM item WHERE status = 'new'" | grep -qx 2; }
workaround_1() { ready; safe "UPDATE item SET status = 'new' WHERE id IN (3, 7) AND status = 'old'"; changed; }
workaround_2() {
    ready
    sql -U shop <<'SQL'
SET SQL_SAFE_UPDATES = 0;
START TRANSACTION;
UPDATE item SET status = 'new' WHERE status = 'old';
COMMIT;
SET SQL_SAFE_UPDATES = 1;
SQL
    changed
}
