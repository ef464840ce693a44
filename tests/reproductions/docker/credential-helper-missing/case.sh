# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: docker python3
# packages: docker.io python3
# version: docker --version

. "$CASE_DIR/../fakedaemon.sh"

configure() { daemon; mkdir .docker; echo '{"credsStore": "desktop", "detachKeys": "ctrl-e"}' >.docker/config.json; }
login() { echo secret | docker login -u me --password-stdin 127.0.0.1:5000; }
error() { configure; login; docker logout; }
dead_end_1() { configure; login >/dev/null 2>&1; login; }
dead_end_2() { configure; docker logout >/dev/null 2>&1; login; }
workaround_1() {
    configure
    cp ~/.docker/config.json ~/.docker/config.json.bak
    python3 - <<'EOF'
import json, os
p = os.path.expanduser('~/.docker/config.json')
c = json.load(open(p))
c.pop('credsStore', None)
json.dump(c, open(p, 'w'), indent=2)
EOF
    login && grep -q 127.0.0.1:5000 ~/.docker/config.json && grep -q detachKeys ~/.docker/config.json
}
workaround_3() {
    configure; echo secret >token.txt
    export DOCKER_CONFIG="$(mktemp -d)"
    docker login -u me --password-stdin 127.0.0.1:5000 <token.txt | grep Succeeded && grep -q 127.0.0.1:5000 "$DOCKER_CONFIG/config.json" && docker logout 127.0.0.1:5000
}
