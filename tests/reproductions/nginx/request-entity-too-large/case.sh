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
