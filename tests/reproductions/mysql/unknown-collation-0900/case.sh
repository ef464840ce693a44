# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mariadbd mariadb-install-db mariadb setpriv
# packages: mariadb-server mariadb-client util-linux
# version: mariadb --version

. "$CASE_DIR/../server.sh"

dump() { cat >shop.sql <<'SQL'
CREATE TABLE post (id int PRIMARY KEY, body varchar(100)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci;
INSERT INTO post VALUES (1, 'x');
SQL
}
error() { server; dump; sql shop <shop.sql; }
dead_end_1() { server --character-set-server=utf8mb4 --collation-server=utf8mb4_unicode_ci; dump; sql shop <shop.sql; }
dead_end_2() { server; must sql -e 'CREATE DATABASE other CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci'; dump; sql other <shop.sql; }
