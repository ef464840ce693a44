# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mariadbd mariadb-install-db mariadb setpriv
# packages: mariadb-server mariadb-client util-linux
# version: mariadb --version

. "$CASE_DIR/../server.sh"

person() { sql shop -e "CREATE TABLE person (email VARCHAR($1) PRIMARY KEY) ENGINE=InnoDB ROW_FORMAT=$2 DEFAULT CHARSET=$3"; }
error() { server; person 800 DYNAMIC utf8mb4; person 255 COMPACT utf8mb4; }
dead_end_1() { server; person 255 COMPACT utf8mb3 && sql -e 'DROP TABLE shop.person'; person 256 COMPACT utf8mb3; }
workaround_4() { server; sql shop -e 'CREATE TABLE person (id INT PRIMARY KEY, email VARCHAR(191) NOT NULL, UNIQUE KEY (email)) ENGINE=InnoDB ROW_FORMAT=COMPACT DEFAULT CHARSET=utf8mb4' && person2; }
person2() { sql -e 'DROP TABLE shop.person'; person 191 COMPACT utf8mb4; }
