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

ready() { server "$@"; }
login() { psql -h 127.0.0.1 -Atc 'SELECT current_user'; }
error() { ready "listen_addresses = ''"; login; }
error_zh() { error; }
dead_end_1() { ready "listen_addresses = ''"; must psql -c "ALTER SYSTEM SET listen_addresses = 'localhost'"; must psql -c 'SELECT pg_reload_conf()'; sleep 0.5; login; }
dead_end_2() { ready "listen_addresses = ''"; echo 'host all all 127.0.0.1/32 trust' >>data/pg_hba.conf; must psql -c 'SELECT pg_reload_conf()'; sleep 0.5; login; }
workaround_2() { ready "listen_addresses = ''"; psql -c "ALTER SYSTEM SET listen_addresses = 'localhost'"; must as "$PGBIN/pg_ctl" -D data -l server.log -w restart; login | grep -qx me; }
