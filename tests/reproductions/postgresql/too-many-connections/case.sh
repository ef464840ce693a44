# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: psql setpriv
# packages: postgresql postgresql-client util-linux
# version: psql --version

. "$CASE_DIR/../server.sh"

ready() { server "max_connections = 6" "superuser_reserved_connections = 1" "autovacuum = off" "max_wal_senders = 0" "$@"; must psql -c 'CREATE ROLE app LOGIN'; }
fill() { for i in 1 2 3 4 5; do psql -U app -c 'SELECT pg_sleep(50)' >/dev/null 2>&1 & done; sleep 1.5; }
idle() { for i in 1 2 3 4 5; do (printf '%s\n' 'SELECT 1;'; sleep 50) | psql -U app >/dev/null 2>&1 & done; sleep 1.5; }
login() { psql -U app -Atc 'SELECT current_user'; }
error() { ready; fill; login; }
error_zh() { ready "lc_messages = 'zh_CN.UTF-8'"; fill; login; }
workaround_1() { ready; fill; psql -Atc "SELECT usename, application_name, client_addr, state, count(*), max(now() - state_change) AS longest FROM pg_stat_activity WHERE backend_type = 'client backend' GROUP BY 1, 2, 3, 4 ORDER BY 5 DESC" | head -1 | grep -q 'app|psql||active|5'; }
workaround_2() { ready; idle; sleep 1; must psql -c "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state IN ('idle', 'idle in transaction') AND state_change < now() - interval '1 second' AND pid <> pg_backend_pid()"; sleep 0.5; login | grep -qx app; }
workaround_5() { ready; must psql -c "ALTER SYSTEM SET idle_session_timeout = '1s'" -c 'SELECT pg_reload_conf()'; idle; sleep 1.5; login | grep -qx app; }
workaround_4() { ready; must psql -c 'ALTER SYSTEM SET max_connections = 200'; must as "$PGBIN/pg_ctl" -D data -l server.log -w restart; fill; login | grep -qx app; }
