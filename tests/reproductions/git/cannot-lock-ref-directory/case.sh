# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

stale() {
  must git init -q -b main --bare srv.git; must git clone -q srv.git other; must git -C other checkout -q -b main
  must git -C other commit -q --allow-empty -m base; must git -C other push -q origin main main:release
  must git clone -q srv.git app
  must git -C other push -q origin :release main:release/1.0
  cd app || exit 99
}
got() { git rev-parse -q --verify origin/release/1.0; }
error() { stale; git fetch; }
error_zh() { error; }
dead_end_1() { stale; git fetch -q 2>/dev/null; git fetch; }
dead_end_2() {
  stale; must git branch mine; must git pack-refs --all; must git branch loose; rm -rf .git/refs
  git status 2>&1 | grep -q "not a git repository" || { echo "git still works"; exit 1; }
  mkdir -p .git/refs; git rev-parse -q --verify loose && { echo "the local branch is still there"; exit 1; }; git fetch
}
workaround_1() { stale; git remote prune origin; git fetch && got; }
workaround_3() { stale; git config fetch.prune true; git fetch && got; }
workaround_2() { must git init -q -b main app; cd app || exit 99; must git commit -q --allow-empty -m base; must git branch release; git branch release/1.0 >/dev/null 2>&1 && exit 99; git branch -m release release-old; git switch -c release/1.0 && git rev-parse -q --verify release/1.0; }
