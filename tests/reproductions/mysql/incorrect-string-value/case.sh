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
dead_end_3() { ready; sql shop -e "SET NAMES utf8mb4; INSERT INTO post (body) VALUES ('😀 𠮷')"; }
dead_end_4() { ready --sql-mode=; goal && return; missed "stored: $(sql --default-character-set=utf8mb4 -N shop -e 'SELECT body FROM post')"; }
workaround_1() { ready; must sql shop -e 'ALTER TABLE post CONVERT TO CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci'; goal; }
workaround_3() { ready; sql -N -e "SELECT table_name, column_name, character_set_name FROM information_schema.columns WHERE table_schema = 'shop' AND character_set_name IN ('utf8', 'utf8mb3', 'latin1')" | grep -q 'post.body.utf8'; }
