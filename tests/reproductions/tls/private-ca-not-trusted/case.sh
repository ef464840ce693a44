# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: curl openssl ss
# packages: curl openssl iproute2
# version: curl --version | head -1; openssl version

. "$CASE_DIR/../certificates.sh"

site() { pki; cat inter.pem root.pem >rest.pem; serve -cert leaf.pem -key leaf.key -cert_chain rest.pem; }
error() { site; get; }
dead_end_1() { site; get --cacert /etc/ssl/certs/ca-certificates.crt; }
workaround_1() { site; openssl s_client -connect localhost:8443 -servername localhost </dev/null 2>/dev/null | grep -E '^ *[0-9] s:|^ *i:' | grep -q "Example Root"; }
workaround_2() { site; cat /etc/ssl/certs/ca-certificates.crt root.pem > all.pem; export CURL_CA_BUNDLE=$PWD/all.pem SSL_CERT_FILE=$PWD/all.pem REQUESTS_CA_BUNDLE=$PWD/all.pem NODE_EXTRA_CA_CERTS=$PWD/root.pem; ok; }
