# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: docker
# packages: docker.io
# version: docker --version

plugin() {  # what a compose v2 binary answers when the client asks who it is
    printf '%s\n' '#!/bin/sh' 'case $1 in' \
        'docker-cli-plugin-metadata) echo "{\"SchemaVersion\":\"0.1.0\",\"Vendor\":\"Docker Inc.\",\"Version\":\"v2.29.0\"}" ;;' \
        '*) echo "Docker Compose version v2.29.0: $*" ;;' 'esac' >"$1"
    chmod +x "$1"
}
error() { docker compose; docker compose up -d; }
dead_end_1() { docker compose up --detach; docker compose; docker compose -f compose.yml up; }
dead_end_2() { mkdir bin; plugin bin/docker-compose; PATH=$PWD/bin:$PATH; docker-compose up -d; docker compose up -d; }
workaround_3() {
    mkdir bin; plugin bin/docker-compose; PATH=$PWD/bin:$PATH
    mkdir -p ~/.docker/cli-plugins
    ln -sf "$(command -v docker-compose)" ~/.docker/cli-plugins/docker-compose
    docker compose version && docker compose up -d | grep -q 'Docker Compose version.*up -d'
}
