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

ready() { server "$@"; must psql -c 'CREATE TABLE item (id int, code varchar)' -c "INSERT INTO item VALUES (1, '42')" -c 'CREATE TABLE ref (item_id varchar)' -c "INSERT INTO ref VALUES ('1')"; }
error() { ready; psql -c 'SELECT * FROM item WHERE code = 42'; psql -c 'SELECT * FROM item i JOIN ref r ON r.item_id = i.id'; }
error_zh() { ready "lc_messages = 'zh_CN.UTF-8'"; psql -c 'SELECT * FROM item WHERE code = 42'; }
dead_end_1() { ready; printf '%s\n' 'PREPARE q(varchar) AS SELECT * FROM item WHERE id = $1;' "EXECUTE q('1');" | psql; }
dead_end_2() { ready; must psql -c 'ALTER TABLE item ALTER code TYPE text, ALTER id TYPE bigint'; psql -c 'SELECT * FROM item WHERE code = 42'; }
workaround_1() { ready; psql -Atc 'SELECT id FROM item WHERE code = 42::text' | grep -qx 1 && printf '%s\n' 'PREPARE q(varchar) AS SELECT id FROM item WHERE id = CAST($1 AS integer);' "EXECUTE q('1');" | psql -At | grep -qx 1; }
workaround_2() { ready; psql -Atc 'SELECT i.id FROM item i JOIN ref r ON r.item_id = i.id::text' | grep -qx 1; }
workaround_3() { ready; must psql -c 'ALTER TABLE ref ALTER COLUMN item_id TYPE integer USING item_id::integer'; psql -Atc 'SELECT i.id FROM item i JOIN ref r ON r.item_id = i.id' | grep -qx 1; }
