# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mariadbd mariadb-install-db mariadb setpriv
# packages: mariadb-server mariadb-client util-linux
# version: mariadb --version

. "$CASE_DIR/../server.sh"


error() { server; sql shop -e 'CREATE TABLE t (id INT, order INT)'; }
dead_end_1() { server; sql shop -e "CREATE TABLE t (id INT, 'order' INT)"; }
workaround_2() {
    server; must sql shop -e 'CREATE TABLE users (name VARCHAR(50))'
    sql shop -e "INSERT INTO users VALUES ('O'Brien')" >first.log 2>&1 && return 1
    sql shop -e "SET @n = CONCAT('O', CHAR(39), 'Brien'); PREPARE s FROM 'INSERT INTO users VALUES (?)'; EXECUTE s USING @n"
    sql -N shop -e 'SELECT name FROM users' | grep -qx "O'Brien"
}
