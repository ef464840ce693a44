# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: psql setpriv
# packages: postgresql postgresql-client util-linux
# version: psql --version

. "$CASE_DIR/../server.sh"

ready() { server "$@"; must psql -c 'CREATE TABLE person (name text, "userName" text)' -c "INSERT INTO person VALUES ('bob', 'b')"; }
error() { ready; psql -c 'SELECT * FROM person WHERE name = "bob"'; psql -c 'SELECT userName FROM person'; }
error_zh() { ready "lc_messages = 'zh_CN.UTF-8'"; psql -c 'SELECT * FROM person WHERE name = "bob"'; }
dead_end_1() { ready; psql -c "SELECT * FROM person WHERE name = \"bob\""; }
workaround_1() { ready; psql -Atc "SELECT name FROM person WHERE name = 'bob'" | grep -qx bob; }
workaround_2() { ready; psql -c 'SELECT "userName" FROM person' && psql -c 'ALTER TABLE person RENAME COLUMN "userName" TO user_name' && psql -c 'SELECT user_name FROM person'; }
workaround_3() { ready; psql -Atc "SELECT column_name FROM information_schema.columns WHERE table_name = 'person' ORDER BY ordinal_position" | grep -qx userName; }
