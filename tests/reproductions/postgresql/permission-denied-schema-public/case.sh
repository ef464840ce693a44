# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: psql setpriv
# packages: postgresql postgresql-client util-linux
# version: psql --version

. "$CASE_DIR/../server.sh"

ready() { server "$@"; must psql -c 'CREATE ROLE app LOGIN' -c 'CREATE DATABASE shop'; }
create() { psql -U app -d shop -c 'CREATE TABLE item (id int)'; }
error() { ready; create; }
error_zh() { ready "lc_messages = 'zh_CN.UTF-8'"; create; }
dead_end_1() { ready; must psql -c 'GRANT ALL PRIVILEGES ON DATABASE shop TO app'; create; }
dead_end_2() { ready; must psql -d postgres -c 'GRANT ALL ON SCHEMA public TO app'; create; }
workaround_1() { ready; must psql -c 'ALTER DATABASE shop OWNER TO app'; create; }
workaround_2() { ready; must psql -d shop -c 'GRANT USAGE, CREATE ON SCHEMA public TO app'; create; }
workaround_3() { ready; must psql -d shop -c 'CREATE SCHEMA app AUTHORIZATION app'; create; }
