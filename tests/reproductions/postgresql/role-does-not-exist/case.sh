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

error() { server; psql -U shop; }
error_zh() { server "lc_messages = 'zh_CN.UTF-8'"; psql -U shop; }
dead_end_1() { server; unset PGUSER; as psql; }
dead_end_2() { server; must psql -c 'CREATE ROLE shop'; psql -U shop -c 'SELECT 1' && return; missed "cannot log in"; }
workaround_1() { server; psql -d postgres -c '\du' | grep -q me; }
workaround_2() { server; createuser shop; createdb -O shop shop; psql -U shop -d shop -Atc "SELECT current_user" | grep -qx shop; }
workaround_3() { server; unset PGUSER; export PGUSER=me PGDATABASE=postgres; as env PGHOST="$PGHOST" PGUSER=me psql -Atc "SELECT current_user" | grep -qx me; }
