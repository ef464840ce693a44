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

ready() { server "$@"; must psql -c 'CREATE TABLE person (name text, "userName" text)' -c "INSERT INTO person VALUES ('bob', 'b')"; }
error() { ready; psql -c 'SELECT * FROM person WHERE name = "bob"'; psql -c 'SELECT userName FROM person'; }
error_zh() { ready "lc_messages = 'zh_CN.UTF-8'"; psql -c 'SELECT * FROM person WHERE name = "bob"'; }
dead_end_1() { ready; psql -c "SELECT * FROM person WHERE name = \"bob\""; }
dead_end_2() { ready; psql -c "SET sql_mode = 'TRADITIONAL'" || psql -c 'SELECT * FROM person WHERE name = "bob"'; }
workaround_1() { ready; psql -Atc "SELECT name FROM person WHERE name = 'bob'" | grep -qx bob; }
workaround_2() { ready; psql -c 'SELECT "userName" FROM person' && psql -c 'ALTER TABLE person RENAME COLUMN "userName" TO user_name' && psql -c 'SELECT user_name FROM person'; }
workaround_3() { ready; psql -Atc "SELECT column_name FROM information_schema.columns WHERE table_name = 'person' ORDER BY ordinal_position" | grep -qx userName; }
