# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: curl openssl ss
# packages: curl openssl iproute2
# version: curl --version | head -1; openssl version

. "$CASE_DIR/../certificates.sh"

error() { pki; serve -cert leaf.pem -key leaf.key; get --cacert root.pem; }
dead_end_2() { pki; serve -cert leaf.pem -key leaf.key; cat /etc/ssl/certs/ca-certificates.crt root.pem >all-roots.pem 2>/dev/null; get --cacert all-roots.pem; }
workaround_1() { pki; serve -cert leaf.pem -key leaf.key; openssl s_client -connect localhost:8443 -servername localhost -showcerts </dev/null >out 2>err; grep -q '^ 0 s:' out && ! grep -q '^ 1 s:' out; }
workaround_2() { pki; cat leaf.pem inter.pem > fullchain.pem; serve -cert leaf.pem -key leaf.key -cert_chain fullchain.pem; ok --cacert root.pem; }
workaround_3() { pki; serve -cert leaf.pem -key leaf.key; cat inter.pem root.pem > chain.pem; ok --cacert chain.pem; }
