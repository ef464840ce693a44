# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: psql setpriv
# packages: postgresql postgresql-client util-linux
# version: psql --version

. "$CASE_DIR/../server.sh"

ready() { server "$@"; must psql -c 'CREATE ROLE app LOGIN' -c 'CREATE ROLE migrator LOGIN' -c 'GRANT CREATE ON SCHEMA public TO migrator'; must psql -U migrator -c 'CREATE TABLE item (id serial)'; }
read_item() { psql -U app -c 'SELECT * FROM item'; }
read_late() { must psql -U migrator -c 'CREATE TABLE late (id serial)'; psql -U app -c 'INSERT INTO late DEFAULT VALUES'; }
error() { ready; read_item; }
error_zh() { ready "lc_messages = 'zh_CN.UTF-8'"; read_item; }
dead_end_1() { ready; must psql -c 'GRANT ALL ON DATABASE postgres TO app'; read_item; }
dead_end_2() { ready; must psql -c 'GRANT ALL ON ALL TABLES IN SCHEMA public TO app'; read_late; }
workaround_1() { ready; must psql -c 'GRANT USAGE ON SCHEMA public TO app' -c 'GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO app' -c 'GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO app'; read_item && psql -U app -c 'INSERT INTO item DEFAULT VALUES'; }
workaround_2() { ready; must psql -c 'ALTER DEFAULT PRIVILEGES FOR ROLE migrator IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO app' -c 'ALTER DEFAULT PRIVILEGES FOR ROLE migrator IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO app'; read_late; }
workaround_3() { ready; must psql -c 'ALTER TABLE item OWNER TO app'; read_item; }
