# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

PGBIN=$(pg_config --bindir 2>/dev/null); PGBIN=${PGBIN:-$(ls -d /usr/lib/postgresql/*/bin | tail -1)}
as() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; else "$@"; fi; }
server() {   # a server of our own: superuser "me", socket in ./run, port 5432 of the scratch loopback
  mkdir -p run data; chmod 700 data; [ "$(id -u)" = 0 ] && chown 65534:65534 . run data
  must as "$PGBIN/initdb" -D data -U me -A trust --no-sync -E UTF8 --locale=C.UTF-8
  printf '%s\n' "unix_socket_directories = '$PWD/run'" "listen_addresses = '127.0.0.1'" "fsync = off" "$@" >>data/postgresql.conf
  must as "$PGBIN/pg_ctl" -D data -l server.log -w start
  export PGHOST=$PWD/run PGUSER=me PGDATABASE=postgres
}
