# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mariadbd mariadb-install-db mariadb setpriv
# packages: mariadb-server mariadb-client util-linux
# version: mariadb --version

. "$CASE_DIR/../server.sh"

ready() { server --character-set-server=utf8mb3 "$@"; must sql shop -e 'CREATE TABLE post (id int AUTO_INCREMENT PRIMARY KEY, body varchar(100)) CHARACTER SET utf8'; }
put() { sql --default-character-set=utf8mb4 shop -e "INSERT INTO post (body) VALUES ('😀 𠮷')"; }
goal() { put; sql --default-character-set=utf8mb4 -N shop -e 'SELECT body FROM post' | grep -q '😀 𠮷'; }
error() { ready; put; }
dead_end_1() { ready; must sql -e 'ALTER DATABASE shop CHARACTER SET utf8mb4'; put; }
dead_end_2() { ready; must sql shop -e 'ALTER TABLE post DEFAULT CHARACTER SET utf8mb4'; put; }
