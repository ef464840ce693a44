# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: curl openssl ss
# packages: curl openssl iproute2
# version: curl --version | head -1; openssl version

. "$CASE_DIR/../certificates.sh"

expired() { pki; touch index.txt; echo 01 >serial; printf '%s\n' '[ca]' default_ca=d '[d]' database=index.txt serial=serial new_certs_dir=. default_md=sha256 policy=p x509_extensions=e unique_subject=no '[p]' commonName=supplied '[e]' subjectAltName=DNS:localhost >ca.cnf
  must openssl ca -batch -notext -config ca.cnf -cert root.pem -keyfile root.key -in leaf.csr -startdate 20240101000000Z -enddate 20250101000000Z -out site.pem; }
renew() { must openssl ca -batch -notext -config ca.cnf -cert root.pem -keyfile root.key -in leaf.csr -days 90 -out site.pem; }

error() { expired; serve -cert site.pem -key leaf.key; get --cacert root.pem; }
dead_end_1() { expired; serve -cert site.pem -key leaf.key; renew; get --cacert root.pem; }
dead_end_2() { expired; serve -cert site.pem -key leaf.key; cat /etc/ssl/certs/ca-certificates.crt root.pem >all-roots.pem 2>/dev/null; get --cacert all-roots.pem; }
workaround_1() { expired; serve -cert site.pem -key leaf.key; renew; openssl s_client -connect localhost:8443 -servername localhost </dev/null 2>/dev/null | openssl x509 -noout -enddate | grep -q 2025 && ! openssl x509 -noout -enddate -in site.pem | grep -q 2025; }
workaround_2() { expired; serve -cert site.pem -key leaf.key; renew; kill $!; sleep .3; serve -cert site.pem -key leaf.key; ok --cacert root.pem; }   # renewed and read again
workaround_5() { expired; serve -cert site.pem -key leaf.key; ok -k; }
