# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: psql setpriv
# packages: postgresql postgresql-client util-linux
# version: psql --version

. "$CASE_DIR/../server.sh"

ready() { server "$@"; must psql -c 'CREATE TABLE item (id serial PRIMARY KEY, name text)' -c "INSERT INTO item SELECT n, 'x' FROM generate_series(1, 50) n" -c 'CREATE TABLE staging AS SELECT * FROM item'; }
insert() { psql -c "INSERT INTO item (name) VALUES ('new')"; }
goal() { insert; psql -Atc "SELECT id FROM item WHERE name = 'new'" | grep -qx 51; }
error() { ready; insert; }
error_zh() { ready "lc_messages = 'zh_CN.UTF-8'"; insert; }
dead_end_1() { ready; must psql -c 'REINDEX TABLE item'; must psql -c 'VACUUM item'; insert; }
dead_end_2() { ready; must psql -c 'ALTER SEQUENCE item_id_seq RESTART'; insert; }
workaround_1() { ready; psql -c "SELECT setval(pg_get_serial_sequence('\"item\"', 'id'), (SELECT max(\"id\") FROM \"item\"))"; goal; }
workaround_2() { ready; cat >fix.sql <<'SQL'
SELECT format('SELECT setval(%L, (SELECT greatest(max(%I), 1) FROM %I.%I))',
       pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name),
       column_name, table_schema, table_name)
FROM information_schema.columns
WHERE pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) IS NOT NULL \gexec
SQL
psql -f fix.sql; goal; }
workaround_4() { ready; must psql -c 'TRUNCATE item'; psql -c 'INSERT INTO item (name) SELECT name FROM staging'; goal; }
