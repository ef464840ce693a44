# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: psql setpriv
# packages: postgresql postgresql-client util-linux
# version: psql --version

. "$CASE_DIR/../server.sh"

ready() { server "$@"; must psql -c 'CREATE TABLE "User" (id int)' -c 'CREATE SCHEMA sales' -c 'CREATE TABLE sales.invoice (id int)'; }
error() { ready; psql -c 'SELECT * FROM user_account'; psql -c 'SELECT * FROM invoice'; }
error_zh() { ready "lc_messages = 'zh_CN.UTF-8'"; psql -c 'SELECT * FROM invoice'; }
dead_end_1() { ready; psql -c 'CREATE TABLE "Item" (id int)' >/dev/null; psql -c 'SELECT * FROM Item'; }
dead_end_2() { ready; psql -c "SELECT * FROM 'User'" || psql -c 'SELECT * FROM `User`' || missed "syntax error"; }
workaround_6() { ready; psql -Atc "SELECT table_schema, table_name FROM information_schema.tables WHERE table_name ILIKE 'user%' AND table_schema NOT IN ('pg_catalog', 'information_schema')" | grep -qx 'public|User'; }
workaround_1() { ready; psql -c 'SELECT * FROM "User"' && psql -c 'ALTER TABLE "User" RENAME TO app_user' && psql -c 'SELECT * FROM app_user'; }
workaround_5() { ready; psql -c 'SELECT * FROM sales.invoice' && psql -c 'ALTER ROLE me SET search_path = sales, public' && psql -c 'SELECT * FROM invoice'; }
