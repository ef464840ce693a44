# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: nginx curl
# packages: nginx curl
# version: nginx -v 2>&1

. "$CASE_DIR/../configuration.sh"

error() { nginx_conf 'server { listen 8081; location / { proxy_pass http://backend:3000; } }'; ng -t; }
dead_end_1() { nginx_conf 'server { listen 8081; resolver 127.0.0.11 valid=30s; location / { proxy_pass http://backend:3000; } }'; ng -t; }
workaround_3() {
    nginx_conf 'server { listen 8081; location / {
    resolver 127.0.0.11 valid=30s;
    resolver_timeout 1s;
    set $upstream backend;
    proxy_pass http://$upstream:3000;
} }'
    ng >/dev/null 2>&1 && wait_for 8081
    [ "$(curl -s -o /dev/null -w '%{http_code}' http://127.0.0.1:8081/)" = 502 ]; r=$?
    ng -s stop >/dev/null 2>&1
    return $r
}
