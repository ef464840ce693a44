# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: curl openssl ss
# packages: curl openssl iproute2
# version: curl --version | head -1; openssl version

# a root, an intermediate and a server certificate of one's own
pki() { printf 'basicConstraints=critical,CA:true\nkeyUsage=keyCertSign\n' >ca.ext; printf 'subjectAltName=DNS:localhost\n' >leaf.ext
  ec="-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes"
  must openssl req -x509 $ec -keyout root.key -out root.pem -subj '/CN=Example Root' -days 30 -addext basicConstraints=critical,CA:true -addext keyUsage=keyCertSign
  must openssl req $ec -keyout inter.key -out inter.csr -subj '/CN=Example Intermediate'; must openssl x509 -req -in inter.csr -CA root.pem -CAkey root.key -CAcreateserial -days 20 -extfile ca.ext -out inter.pem
  must openssl req $ec -keyout leaf.key -out leaf.csr -subj '/CN=localhost'; must openssl x509 -req -in leaf.csr -CA inter.pem -CAkey inter.key -CAcreateserial -days 10 -extfile leaf.ext -out leaf.pem; }
selfsigned() { must openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout self.key -out self.pem -subj "/CN=localhost" -addext "subjectAltName=${1:-DNS:localhost}"; }
serve() { openssl s_server -accept 8443 -www -quiet "$@" >s.log 2>&1 & for _ in $(seq 300); do sleep .1; ss -ltn | grep -q :8443 && return; done; exit 99; }
get() { curl -sS --max-time 30 "$@" https://localhost:8443/; }
ok() { get "$@" | grep -qi "<HTML>"; }

expired() { pki; touch index.txt; echo 01 >serial; printf '%s\n' '[ca]' default_ca=d '[d]' database=index.txt serial=serial new_certs_dir=. default_md=sha256 policy=p x509_extensions=e unique_subject=no '[p]' commonName=supplied '[e]' subjectAltName=DNS:localhost >ca.cnf
  must openssl ca -batch -notext -config ca.cnf -cert root.pem -keyfile root.key -in leaf.csr -startdate 20240101000000Z -enddate 20250101000000Z -out site.pem; }
renew() { must openssl ca -batch -notext -config ca.cnf -cert root.pem -keyfile root.key -in leaf.csr -days 90 -out site.pem; }

error() { expired; serve -cert site.pem -key leaf.key; get --cacert root.pem; }
dead_end_1() { expired; serve -cert site.pem -key leaf.key; renew; get --cacert root.pem; }
dead_end_2() { expired; serve -cert site.pem -key leaf.key; cat /etc/ssl/certs/ca-certificates.crt root.pem >all-roots.pem 2>/dev/null; get --cacert all-roots.pem; }
workaround_1() { expired; serve -cert site.pem -key leaf.key; renew; openssl s_client -connect localhost:8443 -servername localhost </dev/null 2>/dev/null | openssl x509 -noout -enddate | grep -q 2025 && ! openssl x509 -noout -enddate -in site.pem | grep -q 2025; }
workaround_2() { expired; serve -cert site.pem -key leaf.key; renew; kill $!; sleep .3; serve -cert site.pem -key leaf.key; ok --cacert root.pem; }   # renewed and read again
workaround_3() { expired; serve -cert site.pem -key leaf.key; ok -k; }
