# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: curl openssl ss
# packages: curl openssl iproute2
# version: curl --version | head -1; openssl version

. "$CASE_DIR/../certificates.sh"

site() { selfsigned; serve -cert self.pem -key self.key; }
error() { site; get; }
dead_end_1() { site; get --cacert /etc/ssl/certs/ca-certificates.crt; }
dead_end_2() { must openssl req -x509 -newkey rsa:2048 -nodes -keyout self.key -out self.pem -days 9 -subj /CN=localhost; serve -cert self.pem -key self.key; get; }
workaround_1() { site; curl -sS --cacert self.pem https://localhost:8443/ | grep -qi "<HTML>"; }
workaround_2() { must openssl req -x509 -newkey rsa:2048 -nodes -keyout self.key -out self.pem -days 365 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1; serve -cert self.pem -key self.key; ok --cacert self.pem; }
