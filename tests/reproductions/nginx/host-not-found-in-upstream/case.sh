# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: nginx curl
# packages: nginx curl
# version: nginx -v 2>&1

nginx_conf() {  # SERVERS: a configuration of its own; as root the workers stay root, to read this folder
    printf 'user root;\npid %s/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\nclient_body_temp_path b;\nproxy_temp_path p;\nfastcgi_temp_path f;\nuwsgi_temp_path u;\nscgi_temp_path s;\n%s\n}\n' "$PWD" "$1" >nginx.conf
}
ng() { nginx -p "$PWD" -e stderr -c "$PWD/nginx.conf" "$@"; }
wait_for() { for _ in $(seq 50); do (: <"/dev/tcp/127.0.0.1/$1") 2>/dev/null && return; sleep 0.1; done; }

error() { nginx_conf 'server { listen 8081; location / { proxy_pass http://backend:3000; } }'; ng -t; }
dead_end_1() { nginx_conf 'server { listen 8081; resolver 127.0.0.11 valid=30s; location / { proxy_pass http://backend:3000; } }'; ng -t; }
workaround_2() {
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
