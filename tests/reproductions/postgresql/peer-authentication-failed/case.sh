# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: psql setpriv
# packages: postgresql postgresql-client util-linux
# version: psql --version

. "$CASE_DIR/../server.sh"

ready() { server "$@"; must psql -c "CREATE ROLE app LOGIN PASSWORD 'first'" -c 'CREATE DATABASE mydb OWNER app'; printf '%s\n' 'local all me trust' 'local all all peer' 'host all all 127.0.0.1/32 scram-sha-256' >data/pg_hba.conf; reload; }
reload() { must psql -c 'SELECT pg_reload_conf()'; sleep 0.5; }
login() { psql -U app -d mydb -w -Atc 'SELECT current_user'; }
error() { ready; login; }
error_zh() { ready "lc_messages = 'zh_CN.UTF-8'"; login; }
dead_end_1() { ready; must psql -c "ALTER USER app PASSWORD 'secret'"; PGPASSWORD=secret login; }
dead_end_2() { ready; echo 'local mydb app scram-sha-256' >>data/pg_hba.conf; reload; PGPASSWORD=first login; }
workaround_2() { ready; must psql -c "ALTER ROLE app LOGIN PASSWORD 'secret'"; PGPASSWORD=secret psql -h localhost -U app mydb -w -Atc 'SELECT current_user' | grep -qx app && psql 'postgresql://app:secret@localhost:5432/mydb' -Atc 'SELECT current_user' | grep -qx app; }
workaround_3() { ready; f=$(psql -Atc 'SHOW hba_file'); sed -i '1i local   mydb   app   scram-sha-256' "$f"; must psql -c 'SELECT pg_reload_conf()'; sleep 0.5; PGPASSWORD=first login | grep -qx app; }
workaround_4() { ready; echo "dev $(id -un) app" >>data/pg_ident.conf; printf '%s\n' 'local all me trust' 'local  all  all  peer map=dev' >data/pg_hba.conf; reload; login | grep -qx app; }
