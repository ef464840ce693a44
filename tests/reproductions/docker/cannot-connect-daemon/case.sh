# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: docker unshare
# packages: docker.io util-linux
# version: docker --version

error() { docker -H "unix://$PWD/docker.sock" ps; DOCKER_HOST=tcp://127.0.0.1:2375 docker ps; }
# nobody listens for root either; who is not root becomes it in a namespace of users
dead_end_1() {
    if [ "$(id -u)" = 0 ]; then docker -H "unix://$PWD/docker.sock" ps; else unshare -r docker -H "unix://$PWD/docker.sock" ps; fi
}
