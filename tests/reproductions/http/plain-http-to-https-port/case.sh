# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: curl nginx openssl ss
# packages: curl nginx-light openssl iproute2
# version: nginx -v 2>&1

site() { must openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout self.key -out self.pem -subj /CN=localhost -addext subjectAltName=DNS:localhost
  printf '%s\n' "daemon off; pid $PWD/n.pid; error_log stderr; events {} http { access_log off; client_body_temp_path b; proxy_temp_path p; fastcgi_temp_path f; uwsgi_temp_path u; scgi_temp_path s;" "server { listen 127.0.0.1:8443 ssl; ssl_certificate $PWD/self.pem; ssl_certificate_key $PWD/self.key; $1 location / { return 200 \"the page\\n\"; } }" "$2 }" >n.conf
  nginx -p "$PWD" -c n.conf >n.log 2>&1 & for _ in $(seq 50); do sleep .1; ss -ltn | grep -q :8443 && return; done; exit 99; }

error() { site; curl -sS http://localhost:8443/; }
dead_end_1() { site; curl -sSk http://localhost:8443/; }
dead_end_2() { site; curl -sSL http://localhost:8443/; }
workaround_1() { site; curl -sS --cacert self.pem https://localhost:8443/ | grep -qx "the page"; }
workaround_3() { site "" "server { listen 127.0.0.1:8080; location / { proxy_pass https://127.0.0.1:8443; } }"; curl -sS http://localhost:8080/ | grep -qx "the page"; }
workaround_6() { site 'error_page 497 =301 https://$host:$server_port$request_uri;'; curl -sSL --cacert self.pem http://localhost:8443/ | grep -qx "the page"; }
