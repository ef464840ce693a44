# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: docker
# packages: docker.io
# version: docker --version

error() { docker -H "unix://$PWD/docker.sock" ps; DOCKER_HOST=tcp://127.0.0.1:2375 docker ps; }
# the same client as another, more privileged user: nobody listens for root either
dead_end_1() { [ "$(id -u)" = 0 ] || exit 99; docker -H "unix://$PWD/docker.sock" ps; }
