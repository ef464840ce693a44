# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: curl python3 ss
# packages: curl python3 iproute2
# version: curl --version | head -1

serve() { python3 -m http.server "$1" --bind 127.0.0.1 >server.log 2>&1 & for _ in 1 2 3 4 5 6 7 8 9 10; do sleep .3; curl --noproxy '*' -s http://127.0.0.1:"$1"/ >up && return; done; exit 99; }
proxy() { export http_proxy=http://proxy.office.invalid:8080 https_proxy=http://proxy.office.invalid:8080; }
error() { proxy; curl -sS http://127.0.0.1:8080/; }
dead_end_2() { proxy; unset http_proxy; curl -sS https://127.0.0.1:8443/; }
workaround_3() { serve 8080; proxy; curl --noproxy '*' -sS http://127.0.0.1:8080/ | grep -q "Directory listing"; }
workaround_1() { serve 8080; proxy; unset http_proxy https_proxy all_proxy HTTP_PROXY HTTPS_PROXY ALL_PROXY; curl -sS http://127.0.0.1:8080/ | grep -q "Directory listing"; }
workaround_4() { serve 7890; proxy; export http_proxy=http://127.0.0.1:7890 https_proxy=http://127.0.0.1:7890; curl -sS -o page -w '%{http_code}' http://app.test/ | grep -q '^[0-9][0-9][0-9]$' && test -s page; }
