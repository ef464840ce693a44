# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: redis-server redis-cli
# packages: redis-server redis-tools
# version: redis-server --version

server() { (mkdir -p "r$1" && cd "r$1" && exec redis-server --port "$1" --save "" --dir . "${@:2}") >"server$1.log" 2>&1 & for i in $(seq 50); do redis-cli -p "$1" ping 2>/dev/null | grep -q PONG && break; sleep 0.1; done; }

ready() { server 7000; redis-cli -p 7000 SADD translations en >/dev/null; }
error() { ready; redis-cli -p 7000 GET translations; }
dead_end_1() { ready; redis-cli -p 7000 EXPIRE translations 100; redis-cli -p 7000 LPUSH translations x; }
workaround_1() { ready; redis-cli -p 7000 TYPE translations | grep -qx set && redis-cli -p 7000 SMEMBERS translations | grep -qx en; }
workaround_2() { ready; redis-cli -p 7000 RENAME translations old:translations; redis-cli -p 7000 SET translations "{}" && redis-cli -p 7000 GET translations | grep -q '{}'; }
workaround_3() { ready; redis-cli -p 7000 SET cache:translations:en "{}" | grep -qx OK && redis-cli -p 7000 SADD set:translations en | grep -qx 1; }
