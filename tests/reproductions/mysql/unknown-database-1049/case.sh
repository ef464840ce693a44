# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mariadbd mariadb-install-db mariadb setpriv
# packages: mariadb-server mariadb-client util-linux
# version: mariadb --version

. "$CASE_DIR/../server.sh"


error() { server; sql nodb -e 'SELECT 1'; }
dead_end_2() { server; sql shop2 -e 'CREATE TABLE t (id INT)'; }
workaround_2() { server; sql -N -e 'SHOW DATABASES' | grep -qx shop && sql -N -e 'SELECT @@hostname, @@port, @@datadir' | grep -q 3306; }
workaround_3() { server; must sql -e 'CREATE DATABASE Shop2'; sql shop2 -e 'SELECT 1' >first.log 2>&1 && return 1; sql Shop2 -e 'SELECT 1'; }
workaround_4() {
    server; must sql -e "CREATE USER 'app'@'127.0.0.1' IDENTIFIED BY 'secret'; CREATE DATABASE shop2; GRANT ALL ON *.* TO 'app'@'127.0.0.1'"
    mariadb --no-defaults -S "$HOME/my.sock" -u root -p 3307 -e 'SELECT 1' </dev/null >first.log 2>&1; grep -q "Unknown database '3307'" first.log || return 1
    mariadb --no-defaults -h 127.0.0.1 -u app -psecret shop2 -e 'SELECT 1'
}
