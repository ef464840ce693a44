# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: psql setpriv
# packages: postgresql postgresql-client util-linux
# version: psql --version

. "$CASE_DIR/../server.sh"

ready() { server "$@"; must psql -c 'CREATE TABLE item (id int)'; }
error() { ready; psql -c 'BEGIN' -c 'SELECT 1/0' -c 'SELECT 1'; }
error_zh() { ready "lc_messages = 'zh_CN.UTF-8'"; psql -c 'BEGIN' -c 'SELECT 1/0' -c 'SELECT 1'; }
dead_end_1() { ready; printf '%s\n' 'BEGIN;' 'SELECT 1/0;' 'INSERT INTO item VALUES (1);' 'COMMIT;' | psql -v ON_ERROR_STOP=0; }
workaround_3() { ready; printf '%s\n' 'BEGIN;' 'INSERT INTO item VALUES (1);' 'SAVEPOINT before_risk;' 'SELECT 1/0;' 'ROLLBACK TO SAVEPOINT before_risk;' 'INSERT INTO item VALUES (2);' 'COMMIT;' | psql; psql -Atc 'SELECT count(*) FROM item' | grep -qx 2; }
workaround_4() { ready; printf '%s\n' '\set ON_ERROR_ROLLBACK on' 'BEGIN;' 'SELECT 1/0;' 'INSERT INTO item VALUES (1);' 'COMMIT;' | psql; psql -Atc 'SELECT count(*) FROM item' | grep -qx 1; }
