# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: psql setpriv
# packages: postgresql postgresql-client util-linux
# version: psql --version

PGBIN=$(pg_config --bindir 2>/dev/null); PGBIN=${PGBIN:-$(ls -d /usr/lib/postgresql/*/bin | tail -1)}
as() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; else "$@"; fi; }
server() {   # a server of our own: superuser "me", socket in ./run, port 5432 of the scratch loopback
  mkdir -p run data; chmod 700 data; [ "$(id -u)" = 0 ] && chown 65534:65534 . run data
  must as "$PGBIN/initdb" -D data -U me -A trust --no-sync -E UTF8 --locale=C.UTF-8
  printf '%s\n' "unix_socket_directories = '$PWD/run'" "listen_addresses = '127.0.0.1'" "fsync = off" "$@" >>data/postgresql.conf
  must as "$PGBIN/pg_ctl" -D data -l server.log -w start
  export PGHOST=$PWD/run PGUSER=me PGDATABASE=postgres
}

error() { server; psql -d shop; }
error_zh() { server "lc_messages = 'zh_CN.UTF-8'"; psql -d shop; }
dead_end_1() { server; must psql -c 'CREATE DATABASE Shop'; psql -d Shop; }
workaround_1() { server; psql -d postgres -l | grep -q template1 && psql -d postgres -Atc "SELECT current_setting('port'), inet_server_addr(), current_setting('data_directory')" | grep -q 5432; }
workaround_2() { server; createdb -O me shop && psql -d shop -Atc "SELECT current_database()" | grep -qx shop; }
workaround_3() { server; unset PGDATABASE; psql -c 'SELECT 1' 2>&1 | grep -q '"me"' && psql "postgresql:///postgres?user=me" -Atc "SELECT current_database()" | grep -qx postgres; }
