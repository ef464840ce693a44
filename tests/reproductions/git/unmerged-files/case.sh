# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

conflict() {
  must git init -q -b main --bare srv.git; must git clone -q srv.git other; must git -C other checkout -q -b main
  echo base >other/app.txt; must git -C other add .; must git -C other commit -q -m base; must git -C other push -q origin main
  must git clone -q srv.git app
  echo theirs >other/app.txt; must git -C other commit -q -am theirs; must git -C other push -q origin main
  cd app || exit 99
  echo mine >app.txt; must git commit -q -am mine
  git pull -q --no-rebase >/dev/null 2>&1 && { echo "broken case: no conflict"; exit 99; }
}
finished() { test -z "$(git ls-files -u)" && git merge-base --is-ancestor origin/main HEAD; }
error() { conflict; git pull; }
error_zh() { error; }
dead_end_1() { conflict; git stash; git pull; }
dead_end_2() { conflict; git add .; git commit -q --no-edit; grep -q '<<<<<<<' app.txt && missed "conflict markers are committed"; }
workaround_1() { conflict; git status | grep -q 'Unmerged paths' && test "$(git diff --name-only --diff-filter=U)" = app.txt; }
workaround_3() { conflict; git grep -n -E "^(<<<<<<<|=======|>>>>>>>)" -- app.txt; echo both >app.txt; git add app.txt; git commit --no-edit; git pull && finished; }
workaround_4() { conflict; git checkout --theirs -- app.txt; git add app.txt; git commit --no-edit; git pull && finished && grep -q theirs app.txt; }
workaround_2() { conflict; git merge --abort; test -z "$(git status --porcelain -uno)" && grep -q mine app.txt; }
