# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mariadbd mariadb-install-db mariadb setpriv php
# packages: mariadb-server mariadb-client util-linux php-cli php-mysql
# version: mariadb --version

. "$CASE_DIR/../server.sh"

ready() { server "$@"; must sql shop -e 'CREATE TABLE file (body longblob)'; { printf "INSERT INTO file VALUES ('"; head -c 1500000 /dev/zero | tr '\0' x; echo "');"; } >big.sql; }
put() { php -d display_errors=1 -d html_errors=0 -r '$c = new PDO("mysql:host=127.0.0.1;dbname=shop", "root", "");'"$1"' $c->exec(file_get_contents("big.sql"));'; }
goal() { put; sql -N shop -e 'SELECT length(body) FROM file' | grep -qx 1500000; }
error() { ready --max-allowed-packet=1M; put; }
dead_end_2() { ready --max-allowed-packet=1M; sql --max-allowed-packet=64M shop <big.sql >/dev/null 2>&1 && return; missed "refused"; }
dead_end_1() { ready --max-allowed-packet=1M; sql -e 'SET SESSION max_allowed_packet = 67108864' && return; missed "read-only for a session"; }
