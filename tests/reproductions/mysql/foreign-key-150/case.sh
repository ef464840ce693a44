# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mariadbd mariadb-install-db mariadb setpriv
# packages: mariadb-server mariadb-client util-linux
# version: mariadb --version

as() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; else "$@"; fi; }
server() {   # a MariaDB of our own: socket ./my.sock, port 3306 of the scratch loopback; all privileges for the system user that runs it
  mkdir -p data; [ "$(id -u)" = 0 ] && chown 65534:65534 . data
  must as mariadb-install-db --no-defaults --datadir="$PWD/data" --auth-root-authentication-method=normal --skip-test-db
  as mariadbd --no-defaults --datadir="$PWD/data" --socket="$PWD/my.sock" --pid-file="$PWD/my.pid" --log-error="$PWD/my.log" --bind-address=127.0.0.1 --port=3306 --skip-log-bin "$@" >/dev/null 2>&1 &
  for i in $(seq 100); do mariadb-admin --no-defaults -S "$PWD/my.sock" -u root ping >/dev/null 2>&1 && break; sleep 0.2; done
  must sql -e 'CREATE DATABASE shop'
}
sql() { mariadb --no-defaults -S "$HOME/my.sock" -u root "$@"; }

ready() { server; must sql shop -e 'CREATE TABLE person (id BIGINT UNSIGNED PRIMARY KEY) ENGINE=InnoDB'; }
orders() { sql shop -e "$2 CREATE TABLE orders (id BIGINT UNSIGNED PRIMARY KEY, person_id $1 NOT NULL, ${3:-} FOREIGN KEY (person_id) REFERENCES person (id)) ENGINE=InnoDB; $4"; }
error() { ready; orders INT; }
dead_end_1() { ready; orders INT 'SET FOREIGN_KEY_CHECKS = 0;'; }
dead_end_2() { ready; orders INT '' 'CONSTRAINT quite_another_name'; }
workaround_1() { ready; orders INT >/dev/null 2>&1; sql -e 'SHOW ENGINE INNODB STATUS' | grep 'LATEST FOREIGN KEY ERROR' | grep -q "column 'person_id' does not match"; }
workaround_2() { ready; orders 'BIGINT UNSIGNED'; }
