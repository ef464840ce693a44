# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: docker python3
# packages: docker.io python3
# version: docker --version

. "$CASE_DIR/../fakedaemon.sh"

project() { daemon; mkdir 'My App' && cd 'My App' || exit 99; }
error() { project; docker run -d -v $PWD:/x nginx; docker run -d Alpine; docker tag nginx x:; }
dead_end_1() { project; docker run -d -v $PWD:/x mynginx:latest; }
dead_end_2() { project; p=${PWD// /\\ }; docker run -d -v $p:/x nginx; }
workaround_1() { project; docker run --rm -v "$PWD:/work" -w /work alpine ls | grep 'hello from'; }
workaround_2() {
    project
    TAG=1.27
    printf '[%s]\n' docker run -d -v "$PWD:/x" "nginx:${TAG:?is empty}"
    docker run -d -v "$PWD:/x" "nginx:${TAG:?is empty}" | grep c0ffee
}
workaround_3() { project; NAME=My/App; docker run -d "${NAME,,}" | grep c0ffee; }
