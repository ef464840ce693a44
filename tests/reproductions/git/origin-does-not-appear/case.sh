# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git ssh-keygen
# packages: git openssh-client
# version: git --version

lone() { must git init -q --bare srv.git; must git init -q app; cd app || exit 99; must git commit -q --allow-empty -m base; }
error() { lone; git push origin HEAD; }
error_zh() { error; }
dead_end_1() { lone; mkdir -p -m 700 ~/.ssh; must ssh-keygen -q -t ed25519 -N "" -f ~/.ssh/id_ed25519; git push origin HEAD; }
workaround_1() {
    lone; test -z "$(git remote -v)" || return 1
    must git remote add orgin ../srv.git; git push origin HEAD >/dev/null 2>&1 && exit 99   # a slip of the pen
    name=$(git remote -v | sed -n 's/\t.*(push)$//p'); test "$name" = orgin && git push "$name" HEAD
}
workaround_2() { lone; git remote add origin ../srv.git; git push -u origin HEAD && test -n "$(git ls-remote origin)"; }
workaround_3() { lone; must git remote add origin localhost/srv.git; git push origin HEAD >/dev/null 2>&1 && exit 99; git remote set-url origin "file://$HOME/srv.git"; git fetch origin && git push origin HEAD && test -n "$(git ls-remote origin)"; }
