# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mariadb mariadbd setpriv
# packages: mariadb-server mariadb-client util-linux
# version: mariadbd --version 2>/dev/null

. "$CASE_DIR/../server.sh"

ready() { server --secure-file-priv="$PWD/data" "$@"; must sql shop -e 'CREATE TABLE item (id int, name varchar(9))'; printf 'id,name\n1,a\n2,b\n' >"$HOME/data.csv"; chmod 755 .; chmod 644 data.csv; }
load() { sql shop -e "LOAD DATA INFILE '$HOME/data.csv' INTO TABLE item FIELDS TERMINATED BY ',' IGNORE 1 LINES"; }
error() { ready; load; }
dead_end_1() { ready; sql -e "SET GLOBAL secure_file_priv = '$HOME'"; load; }
loaded() { sql shop -Ne 'SELECT count(*) FROM item' | grep -qx 2; }
workaround_1() {
    ready; sql -e 'SET GLOBAL local_infile = 1'
    sql --local-infile=1 shop -e "LOAD DATA LOCAL INFILE '$HOME/data.csv' INTO TABLE item FIELDS TERMINATED BY ',' IGNORE 1 LINES"; loaded
}
workaround_2() { ready; must sql shop -e "INSERT INTO item VALUES (1, 'a')"; sql --batch -e 'SELECT * FROM item' shop >item.tsv; [ "$(cat item.tsv)" = "$(printf 'id\tname\n1\ta')" ]; }
workaround_3() {
    ready; cp data.csv data/
    sql shop -e "LOAD DATA INFILE '$HOME/data/data.csv' INTO TABLE item FIELDS TERMINATED BY ',' IGNORE 1 LINES"; loaded
}
