# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: psql setpriv
# packages: postgresql postgresql-client util-linux
# version: psql --version

. "$CASE_DIR/../server.sh"

ready() { server; mkdir other; }
error() { ready; PGHOST=$PWD/other psql; }
error_zh() { error; }
dead_end_1() { ready; echo 'local all all trust' >data/pg_hba.conf; must psql -c 'SELECT pg_reload_conf()'; PGHOST=$PWD/other psql; }
workaround_3() { ready; PGHOST=$PWD/other; psql -h "$PWD/run" -p 5432 -d postgres -Atc 'SELECT current_user' | grep -qx me; }
workaround_2() { ready; PGHOST=$PWD/other; psql -h 127.0.0.1 -p 5432 -U me -d postgres -Atc 'SELECT current_user' | grep -qx me; }
