# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: mariadbd mariadb-install-db mariadb setpriv
# packages: mariadb-server mariadb-client util-linux
# version: mariadb --version

. "$CASE_DIR/../server.sh"

orders() { server --sql-mode=ONLY_FULL_GROUP_BY; must sql shop -e "CREATE TABLE orders (customer INT, day DATE, amount INT); INSERT INTO orders VALUES (1, '2026-01-01', 10), (1, '2026-02-02', 20), (2, '2026-03-03', 30)"; }
Q='SELECT customer, MAX(day), amount FROM orders GROUP BY customer'
q() { sql -N shop -e "$1" | tr '\t\n' ' /'; }
error() { orders; sql shop -e "$Q"; }
dead_end_1() { orders; [ "$(q 'SELECT customer, MAX(day), amount FROM orders GROUP BY customer, amount' | tr -cd / | wc -c)" = 3 ] && missed 'customer 1 is there twice'; }
workaround_2() { orders; [ "$(q 'SELECT customer, day, amount FROM (SELECT o.*, ROW_NUMBER() OVER (PARTITION BY customer ORDER BY day DESC) AS n FROM orders o) t WHERE n = 1 ORDER BY customer')" = '1 2026-02-02 20/2 2026-03-03 30/' ]; }
workaround_3() { orders; [ "$(q 'SELECT o.* FROM orders o JOIN (SELECT customer, MAX(day) AS day FROM orders GROUP BY customer) m USING (customer, day) ORDER BY customer')" = '1 2026-02-02 20/2 2026-03-03 30/' ]; }
