# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mariadbd mariadb-install-db mariadb setpriv
# packages: mariadb-server mariadb-client util-linux
# version: mariadb --version

. "$CASE_DIR/../server.sh"


error() { server; sql shop -e 'SELECT * FROM users'; }
dead_end_1() { server; sql -e 'FLUSH TABLES'; sql shop -e 'SELECT * FROM users'; }
dead_end_2() {
    server; must sql shop -e 'CREATE TABLE Users (id INT)'; must sql shop -e 'SELECT * FROM Users'
    must mariadb-admin --no-defaults -S "$HOME/my.sock" -u root shutdown; sleep 1
    as mariadbd --no-defaults --datadir="$HOME/data" --socket="$HOME/my.sock" --pid-file="$HOME/my.pid" --log-error="$HOME/my.log" --bind-address=127.0.0.1 --port=3306 --skip-log-bin --lower-case-table-names=1 >/dev/null 2>&1 &
    for i in $(seq 100); do mariadb-admin --no-defaults -S "$HOME/my.sock" -u root ping >/dev/null 2>&1 && break; sleep 0.2; done
    sql shop -e 'SELECT * FROM Users'
}
workaround_1() { server; must sql -e 'CREATE DATABASE other'; must sql other -e 'CREATE TABLE users (id INT)'; sql -N -e "SELECT table_schema, table_name FROM information_schema.tables WHERE table_name LIKE '%users%'" | grep -q 'other.*users'; }
workaround_2() { server; must sql shop -e 'CREATE TABLE Users (id INT)'; sql shop -e 'SELECT * FROM users' >first.log 2>&1 && return 1; sql shop -e 'RENAME TABLE Users TO users' && sql shop -e 'SELECT * FROM users'; }
workaround_3() {
    server; must sql shop -e 'CREATE TABLE users (id INT)'; must sql -e 'CREATE DATABASE copy'
    mariadb-dump --no-defaults -S "$HOME/my.sock" -u root shop >shop.sql; grep -q 'USE `shop`' shop.sql && return 1
    sql copy <shop.sql && sql copy -e 'SELECT * FROM users'
}
