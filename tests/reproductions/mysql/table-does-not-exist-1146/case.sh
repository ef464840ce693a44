# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mariadbd mariadb-install-db mariadb setpriv
# packages: mariadb-server mariadb-client util-linux
# version: mariadb --version

. "$CASE_DIR/../server.sh"


error() { server; sql shop -e 'SELECT * FROM users'; }
workaround_6() { server; must sql shop -e 'CREATE TABLE Users (id INT)'; sql shop -e 'SELECT * FROM users' >first.log 2>&1 && return 1; sql shop -e 'RENAME TABLE Users TO users' && sql shop -e 'SELECT * FROM users'; }
