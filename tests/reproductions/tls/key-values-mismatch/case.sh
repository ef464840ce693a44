# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: curl openssl ss
# packages: curl openssl iproute2
# version: curl --version | head -1; openssl version

. "$CASE_DIR/../certificates.sh"

# the server's words, until it listens or gives up
tryout() {
    openssl s_server -accept 8443 -www -quiet -cert site.pem -key leaf.key >out 2>&1 &
    for _ in $(seq 300); do sleep .1; ss -ltn | grep -q :8443 && break; kill -0 $! 2>/dev/null || break; done
    cat out; ss -ltn | grep -q :8443
}
wrong() { pki; cat inter.pem leaf.pem >site.pem; }
error() { wrong; tryout; }
dead_end_1() { wrong; chmod 644 site.pem leaf.key; tryout; tryout; }
dead_end_2() { wrong; cp leaf.pem site.pem; must openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:prime256v1 -out leaf.key; tryout; }
workaround_1() { wrong; a=$(openssl x509 -in site.pem -noout -pubkey | sha256sum); b=$(openssl pkey -in leaf.key -pubout | sha256sum); c=$(openssl x509 -in leaf.pem -noout -pubkey | sha256sum); [ "$a" != "$b" ] && [ "$b" = "$c" ]; }
workaround_2() { wrong; cat leaf.pem inter.pem > site.pem; tryout; }
workaround_3() { wrong; for k in *.key; do openssl pkey -in "$k" -pubout | cmp -s - <(openssl x509 -in leaf.pem -noout -pubkey) && echo "$k"; done | grep -qx leaf.key; }
