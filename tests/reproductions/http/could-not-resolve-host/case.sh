# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: curl python3 ss
# packages: curl python3 iproute2
# version: curl --version | head -1

serve() { python3 -m http.server "$1" --bind 127.0.0.1 >server.log 2>&1 & for _ in 1 2 3 4 5 6 7 8 9 10; do sleep .3; curl -s http://127.0.0.1:"$1"/ >up && return; done; exit 99; }
error() { curl -sS http://app.test:8080/; }
dead_end_1() { serve 7890; HTTP_PROXY=http://127.0.0.1:7890 curl -sS http://app.test:8080/; }
workaround_5() { serve 7890; curl -sS -x http://127.0.0.1:7890 -o page -w '%{http_code}' http://app.test/ | grep -q '^[0-9][0-9][0-9]$' && test -s page; }
workaround_6() { serve 8080; curl -sS --resolve app.test:8080:127.0.0.1 http://app.test:8080/ | grep -q "Directory listing"; }
