# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mariadbd mariadb-install-db mariadb setpriv
# packages: mariadb-server mariadb-client util-linux
# version: mariadb --version

. "$CASE_DIR/../server.sh"


tcp() { mariadb --no-defaults -h "${HOST:-127.0.0.1}" -u app -psecret "$@" -e 'SELECT 1'; }
account() { must sql -e "CREATE USER 'app'@'%' IDENTIFIED BY 'secret'"; }
error() { tcp; }
dead_end_1() { server --port=3307; account; mariadb --no-defaults -h 127.0.0.1 -u app -p 3307 -e 'SELECT 1' </dev/null; }
