# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: psql setpriv
# packages: postgresql postgresql-client util-linux
# version: psql --version

. "$CASE_DIR/../server.sh"

ready() { server "$@"; must psql -c 'CREATE TABLE customer (id integer PRIMARY KEY)' -c 'CREATE TABLE item (id integer PRIMARY KEY, customer_id integer REFERENCES customer (id))'; }
insert() { psql -c 'INSERT INTO item (id, customer_id) VALUES (1, 7)'; }
error() { ready; insert; }
error_zh() { ready "lc_messages = 'zh_CN.UTF-8'"; insert; }
dead_end_1() { ready; must psql -c 'ALTER TABLE item DROP CONSTRAINT item_customer_id_fkey'; must psql -c 'INSERT INTO item (id, customer_id) VALUES (1, 7)'; psql -c 'ALTER TABLE item ADD FOREIGN KEY (customer_id) REFERENCES customer (id)'; }
workaround_1() {
    ready
    psql <<'SQL'
BEGIN;
INSERT INTO customer (id) VALUES (7);
INSERT INTO item (id, customer_id) VALUES (1, 7);
COMMIT;
SQL
    psql -Atc 'SELECT count(*) FROM item' | grep -qx 1
}
filled() { ready; must psql -c 'INSERT INTO customer VALUES (7)' -c 'INSERT INTO item VALUES (1, 7)'; }
workaround_2() {
    filled
    psql <<'SQL'
BEGIN;
SELECT * FROM item WHERE customer_id = 7;
DELETE FROM item WHERE customer_id = 7;
DELETE FROM customer WHERE id = 7;
COMMIT;
SQL
    psql -Atc 'SELECT count(*) FROM customer' | grep -qx 0
}
workaround_3() {
    filled
    psql -c 'ALTER TABLE item DROP CONSTRAINT item_customer_id_fkey, ADD CONSTRAINT item_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customer (id) ON DELETE SET NULL'
    psql -c 'DELETE FROM customer WHERE id = 7'; psql -Atc 'SELECT count(*) FROM item WHERE customer_id IS NULL' | grep -qx 1
}
