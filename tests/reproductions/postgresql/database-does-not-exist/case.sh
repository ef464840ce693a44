# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: psql setpriv
# packages: postgresql postgresql-client util-linux
# version: psql --version

. "$CASE_DIR/../server.sh"

error() { server; psql -d shop; }
error_zh() { server "lc_messages = 'zh_CN.UTF-8'"; psql -d shop; }
dead_end_1() { server; must psql -c 'CREATE DATABASE Shop'; psql -d Shop; }
workaround_2() { server; psql -d postgres -l | grep -q template1 && psql -d postgres -Atc "SELECT current_setting('port'), inet_server_addr(), current_setting('data_directory')" | grep -q 5432; }
workaround_1() { server; createdb -O me shop && psql -d shop -Atc "SELECT current_database()" | grep -qx shop; }
workaround_3() { server; unset PGDATABASE; psql -c 'SELECT 1' 2>&1 | grep -q '"me"' && psql "postgresql:///postgres?user=me" -Atc "SELECT current_database()" | grep -qx postgres; }
