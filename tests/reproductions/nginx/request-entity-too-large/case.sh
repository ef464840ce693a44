# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: nginx curl
# packages: nginx curl
# version: nginx -v 2>&1

. "$CASE_DIR/../configuration.sh"

# an application without any limit behind the proxy under test
serve() {
    nginx_conf "$1"' server { listen 8082; client_max_body_size 0; location / { return 200 "uploaded\n"; } }'
    ng >/dev/null 2>&1; wait_for 8081
}
upload() { head -c 3000000 /dev/zero >big; curl -s --data-binary @big "http://127.0.0.1:${1:-8081}/up"; ng -s stop >/dev/null 2>&1; }
error() { serve 'server { listen 8081; location / { proxy_pass http://127.0.0.1:8082; } }'; upload; }
dead_end_1() { error; }
dead_end_2() { serve 'server { listen 8080; client_max_body_size 20m; } server { listen 8081; location / { proxy_pass http://127.0.0.1:8082; } }'; upload; }
workaround_1() {
    serve 'server { listen 8081; location / { proxy_pass http://127.0.0.1:8082; } }'
    sed -i 's/listen 8081;/& client_max_body_size 20m;/' nginx.conf
    ng -t >/dev/null 2>&1 && ng -s reload >/dev/null 2>&1; sleep 1
    upload | grep uploaded
}
