# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git python3
# packages: git python3
# version: git --version

. "$CASE_DIR/../httpserver.sh"


error() { httpserver; git -C work push http://bob:token@$U HEAD; }
error_zh() { error; }
dead_end_1() { httpserver; stored bob:token; git config --global user.name anna; git config --global user.email anna@example.com; git -C work push http://$U HEAD; }
dead_end_2() { httpserver; stored bob:token; git -C work push --force http://$U HEAD; }
workaround_1() {
    httpserver; stored bob:token
    printf 'protocol=http\nhost=127.0.0.1:8081\n\n' | git credential reject; grep -q bob .git-credentials && return 1
    stored anna:token; git -C work push http://$U HEAD && git ls-remote http://$U | grep -q refs/heads
}
workaround_5() {
    httpserver; stored bob:token; printf 'http://anna:token@127.0.0.1%%3a8081\n' >>"$HOME/.git-credentials"
    git -C work push http://$U HEAD >first.log 2>&1 && return 1
    git -C work push http://anna@$U HEAD && git ls-remote http://$U | grep -q refs/heads
}
