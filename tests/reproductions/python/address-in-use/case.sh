# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 ss timeout
# packages: python3 iproute2
# version: python3 --version

srv() { cat >srv.py <<EOF
import socketserver, sys, time

class Server(socketserver.TCPServer):
    allow_reuse_address = $1

s = Server(("127.0.0.1", int(sys.argv[1])), socketserver.BaseRequestHandler)
print("listening", s.server_address[1], flush=True)
time.sleep(20)
EOF
}
first() { python3 srv.py 8000 >first.log 2>&1 & pid=$!; for _ in $(seq 50); do grep -q listening first.log && return; sleep 0.1; done; }
error() { srv False; first; timeout 5 python3 srv.py 8000; }
dead_end_1() { srv True; first; timeout 5 python3 srv.py 8000; }
dead_end_2() { srv False; first; kill -STOP $pid; timeout 5 python3 srv.py 8000; kill -CONT $pid; }
