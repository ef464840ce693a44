# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: nginx curl python3 ss
# packages: nginx curl python3 iproute2
# version: nginx -v 2>&1

. "$CASE_DIR/../configuration.sh"

proxy() { nginx_conf "server { error_log error.log; listen 8081; $2 location / { proxy_pass http://$1; } }"; ng >/dev/null 2>&1; wait_for 8081; }
app() { mkdir -p www; echo hello >www/index.html; (cd www && exec python3 -m http.server --bind 127.0.0.1 8000 >/dev/null 2>&1) & wait_for 8000; }
ask() { curl -s http://127.0.0.1:8081/ | tail -n 1; tail -n 1 error.log; }
finish() { ng -s stop >/dev/null 2>&1; }
error() { proxy 127.0.0.1:8000; ask; finish; }
dead_end_1() { proxy 127.0.0.1:8000; ng -s reload >/dev/null 2>&1; ask; finish; }
dead_end_2() { proxy 127.0.0.1:8000 'proxy_connect_timeout 300s; proxy_read_timeout 300s;'; ask; finish; }
workaround_1() { app; ss -ltn | grep '127.0.0.1:8000' && curl -sS -i http://127.0.0.1:8000/ | grep -x hello; }
