# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: nginx curl python3
# packages: nginx curl python3
# version: nginx -v 2>&1

nginx_conf() {  # SERVERS: a configuration of its own; as root the workers stay root, to read this folder
    printf 'user root;\npid %s/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\nclient_body_temp_path b;\nproxy_temp_path p;\nfastcgi_temp_path f;\nuwsgi_temp_path u;\nscgi_temp_path s;\n%s\n}\n' "$PWD" "$1" >nginx.conf
}
ng() { nginx -p "$PWD" -e stderr -c "$PWD/nginx.conf" "$@"; }
wait_for() { for _ in $(seq 50); do (: <"/dev/tcp/127.0.0.1/$1") 2>/dev/null && return; sleep 0.1; done; }

taken() {
    python3 -m http.server 8081 --bind 0.0.0.0 >/dev/null 2>&1 &
    other=$!
    wait_for 8081
    nginx_conf 'server { listen 8081; location / { return 200 "nginx\n"; } }'
}
start() { ng; r=$?; return $r; }
error() { taken; start; }
dead_end_1() { taken; ng -t >out 2>&1 && { start >/dev/null 2>&1 || missed 'nginx -t is content, nginx does not start'; }; }
dead_end_2() { taken; start >/dev/null 2>&1; start; }
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
