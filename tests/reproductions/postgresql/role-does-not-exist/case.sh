# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: psql setpriv
# packages: postgresql postgresql-client util-linux
# version: psql --version

. "$CASE_DIR/../server.sh"

error() { server; psql -U shop; }
error_zh() { server "lc_messages = 'zh_CN.UTF-8'"; psql -U shop; }
dead_end_1() { server; must psql -c 'CREATE ROLE shop'; psql -U shop -c 'SELECT 1' && return; missed "cannot log in"; }
workaround_2() { server; psql -d postgres -c '\du' | grep -q me; }
workaround_1() { server; createuser shop; createdb -O shop shop; psql -U shop -d shop -Atc "SELECT current_user" | grep -qx shop; }
workaround_3() { server; unset PGUSER; export PGUSER=me PGDATABASE=postgres; as env PGHOST="$PGHOST" PGUSER=me psql -Atc "SELECT current_user" | grep -qx me; }
