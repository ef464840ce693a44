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

ready() { server "$@"; must psql -c 'CREATE TABLE "User" (id int)' -c 'CREATE SCHEMA sales' -c 'CREATE TABLE sales.invoice (id int)'; }
error() { ready; psql -c 'SELECT * FROM user_account'; psql -c 'SELECT * FROM invoice'; }
error_zh() { ready "lc_messages = 'zh_CN.UTF-8'"; psql -c 'SELECT * FROM invoice'; }
dead_end_1() { ready; psql -c 'CREATE TABLE "Item" (id int)' >/dev/null; psql -c 'SELECT * FROM Item'; }
dead_end_2() { ready; psql -c "SELECT * FROM 'User'" || psql -c 'SELECT * FROM `User`' || missed "syntax error"; }
dead_end_3() { ready; must psql -c 'CREATE DATABASE other'; must psql -d other -c 'CREATE TABLE item (id int)'; psql -c 'SELECT * FROM other.public.item' || missed "other database"; }
workaround_1() { ready; psql -Atc "SELECT table_schema, table_name FROM information_schema.tables WHERE table_name ILIKE 'user%' AND table_schema NOT IN ('pg_catalog', 'information_schema')" | grep -qx 'public|User'; }
workaround_2() { ready; psql -c 'SELECT * FROM "User"' && psql -c 'ALTER TABLE "User" RENAME TO app_user' && psql -c 'SELECT * FROM app_user'; }
workaround_3() { ready; psql -c 'SELECT * FROM sales.invoice' && psql -c 'ALTER ROLE me SET search_path = sales, public' && psql -c 'SELECT * FROM invoice'; }
