# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: docker python3 script
# packages: docker.io python3 bsdutils
# version: docker --version

. "$CASE_DIR/../fakedaemon.sh"

error() { daemon; docker exec -it web cat </dev/null; docker run -it alpine sh </dev/null; }
dead_end_1() { daemon; echo ls | docker run -it alpine sh; docker run -it alpine sh <<<ls; }
workaround_1() {
    daemon
    docker exec web date </dev/null | grep -q 'hello from' && echo 'select 1;' | docker exec -i web cat | grep 'hello from'
}
workaround_4() {
    daemon
    t=(); [ -t 0 ] && t=(-t)
    docker exec -i "${t[@]}" web cat | grep 'hello from'
}
workaround_5() { daemon; script -qec 'docker exec -it web cat' /dev/null | grep -a 'hello from'; }
