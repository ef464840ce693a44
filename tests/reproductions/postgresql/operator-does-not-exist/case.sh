# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: psql setpriv
# packages: postgresql postgresql-client util-linux
# version: psql --version

. "$CASE_DIR/../server.sh"

ready() { server "$@"; must psql -c 'CREATE TABLE item (id int, code varchar)' -c "INSERT INTO item VALUES (1, '42')" -c 'CREATE TABLE ref (item_id varchar)' -c "INSERT INTO ref VALUES ('1')"; }
error() { ready; psql -c 'SELECT * FROM item WHERE code = 42'; psql -c 'SELECT * FROM item i JOIN ref r ON r.item_id = i.id'; }
error_zh() { ready "lc_messages = 'zh_CN.UTF-8'"; psql -c 'SELECT * FROM item WHERE code = 42'; }
dead_end_1() { ready; printf '%s\n' 'PREPARE q(varchar) AS SELECT * FROM item WHERE id = $1;' "EXECUTE q('1');" | psql; }
dead_end_2() { ready; must psql -c 'ALTER TABLE item ALTER code TYPE text, ALTER id TYPE bigint'; psql -c 'SELECT * FROM item WHERE code = 42'; }
workaround_1() { ready; psql -Atc 'SELECT id FROM item WHERE code = 42::text' | grep -qx 1 && printf '%s\n' 'PREPARE q(varchar) AS SELECT id FROM item WHERE id = CAST($1 AS integer);' "EXECUTE q('1');" | psql -At | grep -qx 1; }
workaround_2() { ready; psql -Atc 'SELECT i.id FROM item i JOIN ref r ON r.item_id = i.id::text' | grep -qx 1; }
workaround_3() { ready; must psql -c 'ALTER TABLE ref ALTER COLUMN item_id TYPE integer USING item_id::integer'; psql -Atc 'SELECT i.id FROM item i JOIN ref r ON r.item_id = i.id' | grep -qx 1; }
