# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: curl openssl ss
# packages: curl openssl iproute2
# version: curl --version | head -1; openssl version

. "$CASE_DIR/../certificates.sh"

site() { selfsigned DNS:app.test; serve -cert self.pem -key self.key; }
error() { site; get --cacert self.pem; }
dead_end_1() { site; get --cacert self.pem; }
dead_end_2() { site; get --cacert self.pem -H 'Host: app.test'; }
workaround_1() { site; openssl s_client -connect localhost:8443 -servername localhost </dev/null 2>/dev/null | openssl x509 -noout -subject -ext subjectAltName | grep -q DNS:app.test; }
workaround_2() { site; curl -sS --cacert self.pem --resolve app.test:8443:127.0.0.1 https://app.test:8443/ | grep -qi "<HTML>"; }
workaround_4() { must openssl req -x509 -newkey rsa:2048 -nodes -keyout self.key -out self.pem -days 365 -subj /CN=app.test -addext subjectAltName=DNS:app.test,DNS:localhost,IP:127.0.0.1; serve -cert self.pem -key self.key; ok --cacert self.pem; }
