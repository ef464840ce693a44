# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: redis-server redis-cli
# packages: redis-server redis-tools
# version: redis-server --version

server() { (mkdir -p "r$1" && cd "r$1" && exec redis-server --port "$1" --dir . "${@:2}") >"server$1.log" 2>&1 & for i in $(seq 50); do redis-cli -p "$1" ping 2>&1 | grep -qE 'PONG|NOAUTH|MISCONF' && break; sleep 0.1; done; }

ready() { server 7000 --save "" --requirepass secret "$@"; }
error() { ready; redis-cli -p 7000 GET k; }
dead_end_1() { ready; redis-cli -p 7000 CONFIG SET requirepass ""; redis-cli -p 7000 GET k; }
dead_end_2() { ready --protected-mode no; redis-cli -p 7000 GET k; }
dead_end_3() { ready; echo 'requirepass ""' >redis.conf; redis-cli -p 7000 GET k; }
workaround_1() { ready; export REDISCLI_AUTH='secret'; redis-cli -p 7000 ping | grep -qx PONG && redis-cli -p 7000 ACL SETUSER app on '>secret' '~*' '+@all' && redis-cli -p 7000 --user app ping | grep -qx PONG; }
workaround_3() { ready; redis-cli -u redis://default:secret@127.0.0.1:7000/0 ping | grep -qx PONG; }
workaround_5() { ready; redis-cli -p 7000 -a wrong ping >/dev/null 2>&1; export REDISCLI_AUTH=secret; redis-cli -p 7000 ACL LOG 10 | grep -q default && redis-cli -p 7000 ACL LIST | grep -q 'user default' && redis-cli -p 7000 INFO server | grep -q config_file; }
