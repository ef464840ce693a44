# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

two() { must git init -q -b main app; cd app || exit 99; echo base >f; must git add f; must git commit -qm base; must git switch -qc topic; echo topic >f; must git commit -qam topic; must git switch -q main; echo main >f; must git commit -qam main; }
rebasing() { two; must git switch -q topic; git rebase main >/dev/null 2>&1; [ -d .git/rebase-merge ] || exit 99; }
merging() { two; git merge topic >/dev/null 2>&1; [ -e .git/MERGE_HEAD ] || exit 99; }
error() { rebasing; git rebase main; }
error_zh() { error; }
dead_end_1() { rebasing; rm -fr .git/rebase-merge; git symbolic-ref -q HEAD >/dev/null || missed 'HEAD is detached'; }
workaround_1() { rebasing; git status | grep -q 'rebase in progress'; }
workaround_2() { merging; git merge topic 2>&1 | grep -qE 'MERGE_HEAD|unmerged' || exit 99; echo both >f; git add f; test -z "$(git diff --name-only --diff-filter=U)"; git commit --no-edit && ! test -e .git/MERGE_HEAD; }
workaround_3() { two; git cherry-pick topic >/dev/null 2>&1; echo both >f; git add f; git status | grep -q cherry-pick && GIT_EDITOR=true git cherry-pick --continue && ! test -e .git/CHERRY_PICK_HEAD; }
workaround_4() { two; echo more >f; must git commit -qam more; git revert HEAD~1 >/dev/null 2>&1; test -e .git/REVERT_HEAD || exit 99; echo both >f; git add f; git status | grep -q revert && GIT_EDITOR=true git revert --continue && ! test -e .git/REVERT_HEAD; }
workaround_5() { rebasing; git rebase --abort && test "$(git branch --show-current)" = topic && grep -qx topic f; }
workaround_6() { rebasing; echo both >f; git add f; test -z "$(git diff --name-only --diff-filter=U)"; GIT_EDITOR=true git rebase --continue && test "$(git branch --show-current)" = topic && test "$(git rev-list --count main..topic)" = 1; }
workaround_7() { two; mkdir .git/rebase-merge; fails git rebase main; fails git rebase --abort; git rebase --quit && ! test -d .git/rebase-merge; }
