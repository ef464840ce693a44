# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mariadb mariadbd setpriv
# packages: mariadb-server mariadb-client util-linux
# version: mariadbd --version 2>/dev/null

. "$CASE_DIR/../server.sh"

ready() { server; must sql shop -e 'CREATE TABLE item (id int NOT NULL, name varchar(9) NOT NULL)'; }
insert() { sql shop -e 'INSERT INTO item (id) VALUES (1)'; }
error() { ready; insert; }
dead_end_1() { ready; sql shop -e "SET sql_mode = ''; INSERT INTO item (id) VALUES (1)"; sql shop -Ne "SELECT length(name) FROM item" | grep -qx 0 && missed 'an empty name is stored without a word'; }
workaround_1() { ready; sql shop -e "INSERT INTO item (id, name) VALUES (1, 'value')"; sql shop -Ne 'SELECT name FROM item' | grep -qx value; }
workaround_2() {
    ready; must sql shop -e 'ALTER TABLE item ADD PRIMARY KEY (id)'
    sql shop -e 'ALTER TABLE item MODIFY id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT'
    sql shop -e "INSERT INTO item (name) VALUES ('x')"; sql shop -Ne 'SELECT id FROM item' | grep -qx 1
}
workaround_3() { ready; sql shop -e "ALTER TABLE item ALTER COLUMN name SET DEFAULT ''"; insert; sql shop -Ne 'SELECT count(*) FROM item' | grep -qx 1; }
