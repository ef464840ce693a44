# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: redis-server redis-cli
# packages: redis-server redis-tools
# version: redis-server --version

server() { (mkdir -p "r$1" && cd "r$1" && exec redis-server --port "$1" --save "" --dir . "${@:2}") >"server$1.log" 2>&1 & for i in $(seq 50); do redis-cli -p "$1" ping 2>/dev/null | grep -q PONG && break; sleep 0.1; done; }

full() { server 7000 --maxmemory 3mb "$@"; v=$(head -c 20000 /dev/zero | tr '\0' x); for i in $(seq 150); do echo "SET k$i $v"; done | redis-cli -p 7000 >fill.txt; }
write() { redis-cli -p 7000 SET another "$(head -c 20000 /dev/zero | tr '\0' x)"; }
error() { full; write; }
dead_end_1() { full; redis-cli -p 7000 CONFIG SET maxmemory-policy volatile-lru; write; }
workaround_1() { full; redis-cli -p 7000 INFO memory | grep -q maxmemory_human:3.00M && redis-cli -p 7000 --bigkeys | grep -q 'Biggest string found'; }
workaround_2() { full; redis-cli -p 7000 CONFIG SET maxmemory-policy allkeys-lru; write | grep -qx OK; }
workaround_3() { full; redis-cli -p 7000 CONFIG SET maxmemory 2gb; write | grep -qx OK; }
workaround_4() { full; for i in $(seq 20); do echo "EXPIRE k$i 3600"; done | redis-cli -p 7000 >/dev/null; redis-cli -p 7000 CONFIG SET maxmemory-policy volatile-lru; write | grep -qx OK; }
