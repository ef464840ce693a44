# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

fresh() {
  must git init -q --bare srv.git; must git init -q -b master app; cd app || exit 99
  must git remote add origin ../srv.git; echo hello >a.txt
}
pushed() { test -n "$(git -C ../srv.git rev-parse --verify -q "$1")"; }
error() { fresh; git push -u origin main; }
error_zh() { error; }
dead_end_1() { fresh; must git add .; must git commit -q -m first; git push --force -u origin main; }
dead_end_2() { fresh; must git remote remove origin; must git init -q --bare ../new.git; must git remote add origin ../new.git; git push -u origin main; }
workaround_1() { fresh; git status | grep -q 'No commits yet' && must git add . && must git commit -q -m first && git branch --list | grep -q master; }
workaround_2() { fresh; git add -A; git commit -m "Initial commit"; git push -u origin HEAD; pushed master; }
workaround_3() { fresh; must git add .; must git commit -q -m first; git branch -M main; git push -u origin main; pushed main; }
workaround_4() { fresh; must git add .; must git commit -q -m first; git push -u origin HEAD; pushed master; }
workaround_5() { fresh; must git add .; must git commit -q -m first; must git push -q origin master:main; must git branch -m gone; must git checkout -q --detach; must git branch -D gone; must git commit -q --allow-empty -m more; git push origin HEAD:main && test "$(git -C ../srv.git rev-parse main)" = "$(git rev-parse HEAD)"; }
