# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

diverged() {
  must git init -q -b main app; cd app || exit 99
  echo one >greet.txt; must git add .; must git commit -qm base; must git switch -qc feature
  echo theirs >greet.txt; must git commit -qam theirs; must git switch -q main; echo ours >greet.txt; must git commit -qam ours
}
stopped() { diverged; git merge feature >/dev/null 2>&1 && exit 99; }
merged() { test -z "$(git status --porcelain)" && git merge-base --is-ancestor feature HEAD; }
error() { diverged; git merge feature; }
error_zh() { error; }
dead_end_1() { stopped; must git add .; must git commit -q --no-edit; grep -q '^<<<<<<<' greet.txt && missed "the commit holds the markers"; }
dead_end_2() { diverged; git rebase feature >/dev/null 2>&1 && exit 99; must git checkout -q --ours greet.txt; must git add .; GIT_EDITOR=true git rebase --continue; grep -qx ours greet.txt || missed "greet.txt holds the other side: $(cat greet.txt)"; }
workaround_1() { stopped; git status >/dev/null; printf 'ours and theirs\n' >greet.txt; git diff --check && git add greet.txt && git commit -q --no-edit && merged && grep -qx 'ours and theirs' greet.txt; }
workaround_3() { stopped; git checkout -q --theirs greet.txt && git add greet.txt && git commit -q --no-edit && merged && grep -qx theirs greet.txt; }
workaround_4() { stopped; before=$(git rev-parse HEAD); git merge --abort && test -z "$(git status --porcelain)" && test "$(git rev-parse HEAD)" = "$before" && grep -qx ours greet.txt; }
workaround_5() { stopped; git checkout -q --conflict=zdiff3 --merge greet.txt; grep -A1 '^|||||||' greet.txt | grep -qx one && test "$(git log --merge --oneline | wc -l)" = 2; }
