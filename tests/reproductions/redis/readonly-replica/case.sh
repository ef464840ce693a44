# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: redis-server redis-cli
# packages: redis-server redis-tools
# version: redis-server --version

server() { (mkdir -p "r$1" && cd "r$1" && exec redis-server --port "$1" --save "" --dir . "${@:2}") >"server$1.log" 2>&1 & for i in $(seq 50); do redis-cli -p "$1" ping 2>/dev/null | grep -q PONG && break; sleep 0.1; done; }

ready() { server 7000; server 7001 --replicaof 127.0.0.1 7000; sleep 0.3; }
error() { ready; redis-cli -p 7001 SET k v; }
dead_end_1() { ready; redis-cli -p 7001 CONFIG SET replica-read-only no; redis-cli -p 7001 SET k v; test -z "$(redis-cli -p 7000 GET k)" && missed "the master does not have it"; }
dead_end_2() { ready; redis-cli -p 7001 SET k v >/dev/null; redis-cli -p 7001 SET k v; }
workaround_1() { ready; redis-cli -p 7001 INFO replication | grep -q 'master_port:7000' && redis-cli -p 7000 SET k v | grep -qx OK; }
workaround_2() { ready; redis-cli -p 7001 REPLICAOF NO ONE; redis-cli -p 7001 SET k v | grep -qx OK; }
