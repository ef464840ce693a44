# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

nginx_conf() {  # SERVERS: a configuration of its own; as root the workers stay root, to read this folder
    printf 'user root;\npid %s/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\nclient_body_temp_path b;\nproxy_temp_path p;\nfastcgi_temp_path f;\nuwsgi_temp_path u;\nscgi_temp_path s;\n%s\n}\n' "$PWD" "$1" >nginx.conf
}
# -e came with nginx 1.19.5
NG_E=$(nginx -h 2>&1 | grep -q -- "-e filename" && echo "-e stderr")
ng() { nginx -p "$PWD" $NG_E -c "$PWD/nginx.conf" "$@"; }
wait_for() { for _ in $(seq 50); do (: <"/dev/tcp/127.0.0.1/$1") 2>/dev/null && return; sleep 0.1; done; }
