# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# a root, an intermediate and a server certificate of one's own
pki() { printf 'basicConstraints=critical,CA:true\nkeyUsage=keyCertSign\n' >ca.ext; printf 'subjectAltName=DNS:localhost\n' >leaf.ext
  ec="-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes"
  # not with -addext: OpenSSL 1.1.1 would put the constraints of its own configuration beside these, and trust none
  printf '[req]\ndistinguished_name=dn\nx509_extensions=root\n[dn]\n[root]\n%s\n' "$(cat ca.ext)" >root.cnf
  must openssl req -x509 $ec -config root.cnf -keyout root.key -out root.pem -subj '/CN=Example Root' -days 30
  must openssl req $ec -keyout inter.key -out inter.csr -subj '/CN=Example Intermediate'; must openssl x509 -req -in inter.csr -CA root.pem -CAkey root.key -CAcreateserial -days 20 -extfile ca.ext -out inter.pem
  must openssl req $ec -keyout leaf.key -out leaf.csr -subj '/CN=localhost'; must openssl x509 -req -in leaf.csr -CA inter.pem -CAkey inter.key -CAcreateserial -days 10 -extfile leaf.ext -out leaf.pem; }
selfsigned() { must openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout self.key -out self.pem -subj "/CN=localhost" -addext "subjectAltName=${1:-DNS:localhost}"; }
serve() { openssl s_server -accept 8443 -www -quiet "$@" >s.log 2>&1 & for _ in $(seq 300); do sleep .1; ss -ltn | grep -q :8443 && return; done; exit 99; }
get() { curl -sS --max-time 30 "$@" https://localhost:8443/; }
ok() { get "$@" | grep -qi "<HTML>"; }
