# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: psql setpriv
# packages: postgresql postgresql-client util-linux
# version: psql --version

. "$CASE_DIR/../server.sh"

ready() { server "$@"; echo 'local all all trust' >data/pg_hba.conf; must psql -c "ALTER ROLE me PASSWORD 'secret'"; must psql -c 'SELECT pg_reload_conf()'; sleep 0.5; export PGPASSWORD=secret; }
login() { psql -h 127.0.0.1 -w -Atc 'SELECT current_user'; }
error() { ready; login; }
error_zh() { ready "lc_messages = 'zh_CN.UTF-8'"; login; }
dead_end_1() { ready; must psql -c "ALTER SYSTEM SET listen_addresses = '*'"; must as "$PGBIN/pg_ctl" -D data -l server.log -w restart; login; }
dead_end_2() { ready; echo 'host postgres me 127.0.0.1/32 scram-sha-256' >>data/pg_hba.conf; login; }
workaround_2() { ready; hba=$(psql -Atc 'SHOW hba_file'); echo 'host  postgres  me  127.0.0.1/32  scram-sha-256' >> "$hba"; psql -c 'SELECT pg_reload_conf()'; sleep 0.5; login | grep -qx me; }
workaround_3() { ready; echo 'host postgres me 127.0.0.1/33 scram-sha-256' >>data/pg_hba.conf; psql -Atc 'SELECT error FROM pg_hba_file_rules' | grep -q 'invalid CIDR mask'; }
