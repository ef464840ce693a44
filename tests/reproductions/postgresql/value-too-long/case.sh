# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: psql setpriv
# packages: postgresql postgresql-client util-linux
# version: psql --version

. "$CASE_DIR/../server.sh"

ready() { server "$@"; must psql -c 'CREATE TABLE item (name varchar(5))'; }
insert() { psql -c "INSERT INTO item (name) VALUES ('abcdefgh')"; }
error() { ready; insert; }
error_zh() { ready "lc_messages = 'zh_CN.UTF-8'"; insert; }
workaround_1() { ready; psql -c 'ALTER TABLE item ALTER COLUMN name TYPE text'; insert; psql -Atc 'SELECT name FROM item' | grep -qx abcdefgh; }
workaround_2() {
    ready
    psql -At >out.txt <<'SQL'
SELECT table_schema, table_name, column_name
FROM information_schema.columns
WHERE character_maximum_length = 5
  AND table_schema NOT IN ('pg_catalog', 'information_schema');
SQL
    grep -qx 'public|item|name' out.txt
}
workaround_3() { ready; psql -c "INSERT INTO item (name) VALUES (left('abcdefgh', 5))"; psql -Atc 'SELECT name FROM item' | grep -qx abcde; }
