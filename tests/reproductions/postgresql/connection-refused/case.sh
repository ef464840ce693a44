# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: psql setpriv
# packages: postgresql postgresql-client util-linux
# version: psql --version

. "$CASE_DIR/../server.sh"

ready() { server "$@"; }
login() { psql -h 127.0.0.1 -Atc 'SELECT current_user'; }
error() { ready "listen_addresses = ''"; login; }
error_zh() { error; }
dead_end_2() { ready "listen_addresses = ''"; must psql -c "ALTER SYSTEM SET listen_addresses = 'localhost'"; must psql -c 'SELECT pg_reload_conf()'; sleep 0.5; login; }
dead_end_1() { ready "listen_addresses = ''"; echo 'host all all 127.0.0.1/32 trust' >>data/pg_hba.conf; must psql -c 'SELECT pg_reload_conf()'; sleep 0.5; login; }
workaround_3() { ready "listen_addresses = ''"; psql -c "ALTER SYSTEM SET listen_addresses = 'localhost'"; must as "$PGBIN/pg_ctl" -D data -l server.log -w restart; login | grep -qx me; }
