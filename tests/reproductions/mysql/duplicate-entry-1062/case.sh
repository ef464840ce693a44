# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mariadbd mariadb-install-db mariadb setpriv
# packages: mariadb-server mariadb-client util-linux
# version: mariadb --version

. "$CASE_DIR/../server.sh"


users() { server; must sql shop -e "CREATE TABLE users (id INT AUTO_INCREMENT PRIMARY KEY, email VARCHAR(50) UNIQUE, name VARCHAR(50), note VARCHAR(50)); INSERT INTO users (email, name, note) VALUES ('a@b.c', 'Old', 'keep')"; }
row() { sql -N shop -e "SELECT id, name, note FROM users WHERE email = 'a@b.c'" | tr '\t' ' '; }
error() { users; sql shop -e "INSERT INTO users (email) VALUES ('a@b.c')"; }
dead_end_1() { users; sql shop -e "REPLACE INTO users (email, name) VALUES ('a@b.c', 'Ann')"; [ "$(row)" = '2 Ann NULL' ] && missed 'another id, and the note is lost'; }
workaround_2() { users; sql shop -e "INSERT INTO users (id, email) VALUES (1, 'b@b.c')" >first.log 2>&1 && return 1; sql shop -e "INSERT INTO users (email) VALUES ('b@b.c')"; }
workaround_3() {
    server; must sql shop -e "CREATE TABLE users (id INT AUTO_INCREMENT PRIMARY KEY, email VARCHAR(50)); INSERT INTO users (email) VALUES ('a'), ('b'), ('a')"
    sql shop -e 'ALTER TABLE users ADD UNIQUE (email)' >first.log 2>&1 && return 1
    [ "$(sql -N shop -e 'SELECT email, COUNT(*), MIN(id) FROM users GROUP BY email HAVING COUNT(*) > 1' | tr '\t' ' ')" = 'a 2 1' ] || return 1
    sql shop -e "DELETE FROM users WHERE email = 'a' AND id > 1" && sql shop -e 'ALTER TABLE users ADD UNIQUE (email)'
}
workaround_5() {
    server; must sql shop -e "CREATE TABLE codes (code VARCHAR(20) UNIQUE) CHARACTER SET utf8mb4; INSERT INTO codes VALUES ('A1')"
    sql shop -e "INSERT INTO codes VALUES ('a1')" >first.log 2>&1 && return 1
    sql shop -e 'ALTER TABLE codes MODIFY code VARCHAR(20) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' && sql shop -e "INSERT INTO codes VALUES ('a1')"
}
