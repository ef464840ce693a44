# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: redis-server redis-cli setpriv
# packages: redis-server redis-tools util-linux
# version: redis-server --version

as() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; else "$@"; fi; }
server() { (mkdir -p "r$1" && chmod a+x . && { [ "$(id -u)" != 0 ] || chown 65534:65534 "r$1"; } && cd "r$1" && as redis-server --port "$1" --dir . "${@:2}") >"server$1.log" 2>&1 & for i in $(seq 50); do redis-cli -p "$1" ping 2>&1 | grep -qE 'PONG|NOAUTH|MISCONF' && break; sleep 0.1; done; }

ready() { server 7000 --save 1 1 --dbfilename dump.rdb; redis-cli -p 7000 SET a 1 >/dev/null; chmod 555 r7000; redis-cli -p 7000 BGSAVE >/dev/null; sleep 1; }
error() { ready; redis-cli -p 7000 SET k v; }
dead_end_1() { ready; redis-cli -p 7000 CONFIG SET stop-writes-on-bgsave-error no; redis-cli -p 7000 SET k v; redis-cli -p 7000 BGSAVE; sleep 0.7; redis-cli -p 7000 INFO persistence | grep -q 'rdb_last_bgsave_status:err' && missed "nothing reaches the disk"; }
dead_end_2() { ready; redis-cli -p 7000 SHUTDOWN 2>&1; redis-cli -p 7000 SET k v; }
dead_end_3() { ready; redis-cli -p 7000 FLUSHALL; }
workaround_1() { ready; redis-cli -p 7000 INFO persistence | grep -E 'rdb_last_bgsave_status|rdb_changes' | grep -q err && redis-cli -p 7000 CONFIG GET dir | grep -q r7000 && grep -q -i 'Permission denied' server7000.log; }
workaround_2() { ready; chmod 750 r7000; redis-cli -p 7000 BGSAVE && sleep 1 && redis-cli -p 7000 INFO persistence | grep -q rdb_last_bgsave_status:ok && redis-cli -p 7000 SET k v | grep -qx OK; }
workaround_6() { ready; redis-cli -p 7000 CONFIG SET save ""; redis-cli -p 7000 SET k v | grep -qx OK; }
