# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mariadbd mariadb-install-db mariadb setpriv
# packages: mariadb-server mariadb-client util-linux
# version: mariadb --version

. "$CASE_DIR/../server.sh"

ready() { server; must sql -e "CREATE USER 'app'@'localhost' IDENTIFIED BY 'secret'"; }
login() { mariadb --no-defaults -S "$HOME/my.sock" -u app "$@" -e 'SELECT current_user()'; }
error() { ready; login -pwrong; }
dead_end_1() { ready; mariadb --no-defaults -S "$HOME/my.sock" -u app -p secret -e 'SELECT 1' </dev/null; }
dead_end_2() { ready; must sql -e "ALTER USER 'root'@'localhost' IDENTIFIED VIA unix_socket"; for p in root admin 123456; do as mariadb --no-defaults -S "$HOME/my.sock" -u root -p$p -e 'SELECT 1'; done; }
dead_end_3() { ready; sql -e "UPDATE mysql.user SET authentication_string = PASSWORD('new') WHERE user = 'app'; FLUSH PRIVILEGES"; login -pnew; }
workaround_3() { ready; sql -N -e 'SELECT user, host, plugin FROM mysql.user' | grep -q app && mariadb --no-defaults -S "$HOME/my.sock" -u app -psecret -e 'SELECT user(), current_user()' | grep -q 'app@localhost'; }
