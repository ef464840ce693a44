# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mariadbd mariadb-install-db mariadb setpriv
# packages: mariadb-server mariadb-client util-linux
# version: mariadb --version

. "$CASE_DIR/../server.sh"

other() { mariadb --no-defaults -u root "$@" -e 'SELECT 1'; }
error() { server; other -S "$HOME/elsewhere.sock"; }
dead_end_2() { touch mysqld.sock; other -S "$HOME/mysqld.sock"; }
dead_end_3() { ln -s "$HOME/my.sock" mysqld.sock; other -S "$HOME/mysqld.sock"; }
workaround_2() { server; other -h 127.0.0.1 -P 3306 && other --protocol=tcp -P 3306; }
workaround_3() { server; other -S "$HOME/my.sock"; }
