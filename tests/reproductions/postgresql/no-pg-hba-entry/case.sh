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

ready() { server "$@"; echo 'local all all trust' >data/pg_hba.conf; must psql -c "ALTER ROLE me PASSWORD 'secret'"; must psql -c 'SELECT pg_reload_conf()'; sleep 0.5; export PGPASSWORD=secret; }
login() { psql -h 127.0.0.1 -w -Atc 'SELECT current_user'; }
error() { ready; login; }
error_zh() { ready "lc_messages = 'zh_CN.UTF-8'"; login; }
dead_end_1() { ready; must psql -c "ALTER SYSTEM SET listen_addresses = '*'"; must as "$PGBIN/pg_ctl" -D data -l server.log -w restart; login; }
dead_end_2() { ready; echo 'host postgres me 127.0.0.1/32 scram-sha-256' >>data/pg_hba.conf; login; }
workaround_1() { ready; hba=$(psql -Atc 'SHOW hba_file'); echo 'host  postgres  me  127.0.0.1/32  scram-sha-256' >> "$hba"; psql -c 'SELECT pg_reload_conf()'; sleep 0.5; login | grep -qx me; }
workaround_2() { ready; echo 'host postgres me 127.0.0.1/33 scram-sha-256' >>data/pg_hba.conf; psql -Atc 'SELECT error FROM pg_hba_file_rules' | grep -q 'invalid CIDR mask'; }
