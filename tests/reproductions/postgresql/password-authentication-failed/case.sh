# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: psql setpriv
# packages: postgresql postgresql-client util-linux
# version: psql --version

. "$CASE_DIR/../server.sh"

ready() { server "$@"; must psql -c "CREATE ROLE app LOGIN PASSWORD 'secret'"; printf 'local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n' >data/pg_hba.conf; must psql -c 'SELECT pg_reload_conf()'; sleep 0.5; }
login() { psql -h 127.0.0.1 -U app -w -Atc 'SELECT current_user'; }
error() { ready; PGPASSWORD=wrong login; }
error_zh() { ready "lc_messages = 'zh_CN.UTF-8'"; PGPASSWORD=wrong login; }
dead_end_2() { ready; must psql -c "ALTER ROLE app VALID UNTIL '2020-01-01'"; must psql -c "ALTER ROLE app PASSWORD 'secret'"; PGPASSWORD=secret login; }
workaround_1() { ready; psql -c "ALTER ROLE app PASSWORD 'new'" && PGPASSWORD=new login | grep -qx app; }
workaround_4() { ready; must psql -c "ALTER ROLE app VALID UNTIL '2020-01-01'"; psql -c "ALTER ROLE app VALID UNTIL 'infinity'" && PGPASSWORD=secret login | grep -qx app; }
workaround_5() { ready; echo '127.0.0.1:5432:*:app:secret' > ~/.pgpass; chmod 600 ~/.pgpass; login | grep -qx app; }
