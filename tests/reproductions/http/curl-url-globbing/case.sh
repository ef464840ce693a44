# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: curl python3 ss
# packages: curl python3 iproute2
# version: curl --version | head -1

serve() { python3 -m http.server 8080 --bind 127.0.0.1 >server.log 2>&1 & for _ in 1 2 3 4 5 6 7 8 9 10; do sleep .3; curl -s http://127.0.0.1:8080/ >up && return; done; exit 99; }
error() { curl -sS http://127.0.0.1:8080/?args\[x\]=1; }
dead_end_1() { curl -sS 'http://127.0.0.1:8080/?args[x]=1'; }
dead_end_2() { serve; curl -sS http://127.0.0.1:8080/?args\[x\]=1; }
workaround_1() { serve; curl -sS -g 'http://127.0.0.1:8080/?args[x]=1' | grep -q "Directory listing" && grep -qF 'args[x]=1' server.log; }
workaround_2() { serve; curl -sS -G http://127.0.0.1:8080/ --data-urlencode 'filter={"a":[1,2]}' | grep -q "Directory listing" && grep -qi 'filter=%7b%22a%22%3a%5b1%2c2%5d%7d' server.log; }
workaround_3() { serve; curl -sS 'http://127.0.0.1:8080/?args%5Bx%5D=1' | grep -q "Directory listing"; }
