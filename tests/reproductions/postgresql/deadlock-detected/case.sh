# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: psql setpriv
# packages: postgresql postgresql-client util-linux
# version: psql --version

. "$CASE_DIR/../server.sh"

ready() { server "$@"; must psql -c 'CREATE TABLE account (id int PRIMARY KEY, n int)' -c 'INSERT INTO account VALUES (1, 0), (2, 0)'; }
one() { printf '%s\n' 'BEGIN;' "UPDATE account SET n = n + 1 WHERE id = $1;" 'SELECT pg_sleep(0.7);' "UPDATE account SET n = n + 1 WHERE id = $2;" 'COMMIT;' | psql -q -o /dev/null -v ON_ERROR_STOP=1; }
both() { one 1 2 & one 2 1; wait $!; }
error() { ready; both; }
error_zh() { ready "lc_messages = 'zh_CN.UTF-8'"; both; }
dead_end_1() { ready "deadlock_timeout = 3s"; both; }
ordered() { printf '%s\n' 'BEGIN;' 'SELECT id FROM account WHERE id IN (1, 2) ORDER BY id FOR UPDATE;' "UPDATE account SET n = n + 1 WHERE id = $1;" 'SELECT pg_sleep(0.7);' "UPDATE account SET n = n + 1 WHERE id = $2;" 'COMMIT;' | psql -q -o /dev/null -v ON_ERROR_STOP=1; }
workaround_2() { ready; ordered 1 2 & ordered 2 1; sleep 3; psql -Atc 'SELECT min(n) FROM account' | grep -qx 2; }
again() { for i in 1 2 3; do one "$1" "$2" 2>/dev/null && break; sleep "0.$((RANDOM % 9 + 1))"; done; }
