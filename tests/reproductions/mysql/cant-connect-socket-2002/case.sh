# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mariadbd mariadb-install-db mariadb setpriv
# packages: mariadb-server mariadb-client util-linux
# version: mariadb --version

. "$CASE_DIR/../server.sh"

other() { mariadb --no-defaults -u root "$@" -e 'SELECT 1'; }
error() { server; other -S "$HOME/elsewhere.sock"; }
dead_end_1() { touch mysqld.sock; other -S "$HOME/mysqld.sock"; }
