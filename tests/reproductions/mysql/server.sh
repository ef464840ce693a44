# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

as() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; else "$@"; fi; }
server() {   # a MariaDB of our own: socket ./my.sock, port 3306 of the scratch loopback; all privileges for the system user that runs it
  mkdir -p data; [ "$(id -u)" = 0 ] && chown 65534:65534 . data
  must as mariadb-install-db --no-defaults --datadir="$PWD/data" --auth-root-authentication-method=normal --skip-test-db
  as mariadbd --no-defaults --datadir="$PWD/data" --socket="$PWD/my.sock" --pid-file="$PWD/my.pid" --log-error="$PWD/my.log" --bind-address=127.0.0.1 --port=3306 --skip-log-bin "$@" >/dev/null 2>&1 &
  for i in $(seq 100); do mariadb-admin --no-defaults -S "$PWD/my.sock" -u root ping >/dev/null 2>&1 && break; sleep 0.2; done
  must sql -e 'CREATE DATABASE shop'
}
sql() { mariadb --no-defaults -S "$HOME/my.sock" -u root "$@"; }
