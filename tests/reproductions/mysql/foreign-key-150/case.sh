# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mariadbd mariadb-install-db mariadb setpriv
# packages: mariadb-server mariadb-client util-linux
# version: mariadb --version

. "$CASE_DIR/../server.sh"

ready() { server; must sql shop -e 'CREATE TABLE person (id BIGINT UNSIGNED PRIMARY KEY) ENGINE=InnoDB'; }
orders() { sql shop -e "$2 CREATE TABLE orders (id BIGINT UNSIGNED PRIMARY KEY, person_id $1 NOT NULL, ${3:-} FOREIGN KEY (person_id) REFERENCES person (id)) ENGINE=InnoDB; $4"; }
error() { ready; orders INT; }
dead_end_1() { ready; orders INT 'SET FOREIGN_KEY_CHECKS = 0;'; }
workaround_3() { ready; orders INT >/dev/null 2>&1; sql -e 'SHOW ENGINE INNODB STATUS' | grep 'LATEST FOREIGN KEY ERROR' | grep -q "column 'person_id' does not match"; }
