# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: nginx curl python3
# packages: nginx curl python3
# version: nginx -v 2>&1

. "$CASE_DIR/../configuration.sh"

taken() {
    python3 -m http.server 8081 --bind 0.0.0.0 >/dev/null 2>&1 &
    other=$!
    wait_for 8081
    nginx_conf 'server { listen 8081; location / { return 200 "nginx\n"; } }'
}
start() { ng; r=$?; return $r; }
error() { taken; start; }
dead_end_1() { taken; start >/dev/null 2>&1; start; }
workaround_1() {
    taken; kill $other; wait $other 2>/dev/null
    start >/dev/null 2>&1; wait_for 8081
    curl -s http://127.0.0.1:8081/ | grep nginx; r=$?
    ng -s stop >/dev/null 2>&1; return $r
}
workaround_2() {
    taken; sed -i 's/listen 8081\b/listen 8085/' nginx.conf
    start >/dev/null 2>&1; wait_for 8085
    curl -s http://127.0.0.1:8085/ | grep nginx; r=$?
    ng -s stop >/dev/null 2>&1; return $r
}
