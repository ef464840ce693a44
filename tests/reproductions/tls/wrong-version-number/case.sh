# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: curl openssl python3 ss
# packages: curl openssl python3 iproute2
# version: curl --version | head -1; openssl version

plain() { python3 -m http.server "${1:-8080}" --bind 127.0.0.1 >server.log 2>&1 & for _ in $(seq 300); do sleep .1; ss -ltn | grep -q ":${1:-8080}" && return; done; exit 99; }
error() { plain; curl -sS https://127.0.0.1:8080/; }
dead_end_1() { plain; curl -sS --tlsv1.2 https://127.0.0.1:8080/; }
dead_end_2() { plain; curl -sSk https://127.0.0.1:8080/; }
workaround_1() { plain 7890; http_proxy=https://127.0.0.1:7890 curl -sS http://app.test/ >out 2>&1 && exit 99; export https_proxy=http://127.0.0.1:7890 http_proxy=http://127.0.0.1:7890; curl -sS -o page -w '%{http_code}' http://app.test/ | grep -q '^[0-9][0-9][0-9]$' && test -s page; }
workaround_2() { plain; curl -sS http://127.0.0.1:8080/ | grep -q "Directory listing"; }
workaround_4() { plain; printf 'GET / HTTP/1.0\r\n\r\n' | timeout 3 openssl s_client -connect 127.0.0.1:8080 2>&1 | grep -i 'no peer certificate' && curl -sSI http://127.0.0.1:8080/ | grep -q "200 OK"; }
