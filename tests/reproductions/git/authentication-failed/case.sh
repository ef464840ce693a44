# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git python3
# packages: git python3
# version: git --version

. "$CASE_DIR/../httpserver.sh"


error() { httpserver; git -C work push http://anna:old@$U HEAD; }
error_zh() { error; }
dead_end_1() { httpserver; stored anna:old; git config --global user.name anna; git config --global user.email anna@example.com; git -C work push http://$U HEAD; }
workaround_2() { httpserver; stored anna:old; git config --get-all credential.helper | grep -qx store && { GIT_TRACE=1 git ls-remote http://$U 2>&1 | grep -q 'git credential-store get'; }; }
workaround_1() {
    httpserver; stored anna:old
    printf 'protocol=http\nhost=127.0.0.1:8081\n\n' | git credential reject
    grep -q anna .git-credentials && return 1
    git -C work push http://$U HEAD >out 2>&1; grep -q 'could not read Username' out
}
workaround_3() {
    httpserver; git -C work remote add origin http://anna:old@$U
    git -C work push origin HEAD >first.log 2>&1 && return 1
    stored anna:token; git -C work remote set-url origin http://$U; git -C work push origin HEAD
}
