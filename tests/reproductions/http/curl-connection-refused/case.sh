# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: curl python3 ss
# packages: curl python3 iproute2
# version: curl --version | head -1

serve() { (sleep "${1:-0}"; exec python3 -m http.server 8080 --bind 127.0.0.1) >server.log 2>&1 & }
ask() { curl -sS "$@" http://127.0.0.1:8080/; }
error() { ask; }
dead_end_1() { curl -sSk https://127.0.0.1:8080/; }
dead_end_2() { ask --retry 2 --retry-delay 1; }
workaround_1() { serve; for _ in 1 2 3 4 5 6 7 8 9 10; do sleep .3; ss -ltn | grep -q 127.0.0.1:8080 && break; done; ask | grep -q "Directory listing"; }
workaround_4() { serve 2; curl -sS --retry 30 --retry-delay 1 --retry-connrefused http://127.0.0.1:8080/ >page 2>retries; grep -q "Directory listing" page; }
workaround_5() { python3 -m http.server 8080 --bind 127.0.0.1 >server.log 2>&1 & for _ in $(seq 50); do sleep .1; ss -ltn | grep -q :8080 && break; done; export http_proxy=http://127.0.0.1:7890; ask 2>/dev/null && exit 99; unset http_proxy https_proxy all_proxy HTTPS_PROXY ALL_PROXY; ask | grep -q "Directory listing"; }
