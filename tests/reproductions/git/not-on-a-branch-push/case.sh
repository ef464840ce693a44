# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

detached() {
  must git init -q -b main --bare srv.git; must git clone -q srv.git app; cd app || exit 99; must git checkout -q -b main
  must git commit -q --allow-empty -m base; must git push -q -u origin main
  must git checkout -q --detach; must git commit -q --allow-empty -m new; new=$(git rev-parse HEAD)
}
at() { test "$(git -C ../srv.git rev-parse "$1")" = "$new"; }
error() { detached; git push; }
error_zh() { error; }
dead_end_1() { detached; git checkout -q main 2>/dev/null; git push -q; git branch -a --contains "$new" | grep -q . || missed "the new commit is on no branch"; }
dead_end_2() { detached; git push --set-upstream origin main; at main || missed "main was pushed without the new commit"; }
workaround_1() { detached; git switch -c my-change; git push -u origin my-change; at my-change; }
workaround_5() { detached; git switch -c my-change; git switch main; git merge my-change; git push origin main; at main; }
workaround_4() { detached; git push origin HEAD:main; at main; }
