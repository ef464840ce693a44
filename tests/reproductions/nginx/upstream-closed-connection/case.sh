# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: nginx curl python3 openssl
# packages: nginx curl python3 openssl
# version: nginx -v 2>&1

. "$CASE_DIR/../configuration.sh"

app() {  # LIMIT: closes the connection when an answer takes longer, as gunicorn and php-fpm do with their workers
    printf '%s\n' 'import socket, sys, threading, time' 'limit, s = float(sys.argv[1]), socket.socket()' 's.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)' 's.bind(("127.0.0.1", 8000)); s.listen(9)' 'def serve(c):' '    if not c.recv(65536): return' '    if limit < 1.5: time.sleep(limit); c.close(); return' '    time.sleep(1.5); c.sendall(b"HTTP/1.0 200 OK\r\n\r\ndone\n"); c.close()' 'while True: threading.Thread(target=serve, args=(s.accept()[0],)).start()' >app.py
    python3 app.py "$1" >/dev/null 2>&1 & wait_for 8000
}
proxy() { nginx_conf "server { error_log error.log; listen 8081; $1 location / { proxy_pass ${2:-http://127.0.0.1:8000}; } }"; ng >/dev/null 2>&1; wait_for 8081; }
ask() { curl -s http://127.0.0.1:8081/; cat error.log; ng -s stop >/dev/null 2>&1; }
error() { app 0.3; proxy; ask; }
dead_end_1() { app 0.3; proxy 'proxy_read_timeout 300s; proxy_connect_timeout 300s; proxy_send_timeout 300s; keepalive_timeout 300s;'; ask; }
workaround_2() { app 5; proxy; ask | grep -x "done"; }
workaround_4() {
    must openssl req -x509 -newkey rsa:2048 -nodes -keyout k.pem -out c.pem -days 9 -subj /CN=localhost 2>/dev/null
    openssl s_server -accept 127.0.0.1:8443 -key k.pem -cert c.pem -www >/dev/null 2>&1 & wait_for 8443
    proxy '' http://127.0.0.1:8443; [ "$(curl -s -o /dev/null -w '%{http_code}' http://127.0.0.1:8081/)" = 502 ] || exit 99
    ng -s stop >/dev/null 2>&1; sleep 0.5; : >error.log
    proxy '' https://127.0.0.1:8443; curl -s http://127.0.0.1:8081/ | grep -qi '<html'; r=$?; cat error.log; ng -s stop >/dev/null 2>&1; return $r
}
