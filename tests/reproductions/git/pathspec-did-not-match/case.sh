# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

later() {
  must git init -q -b main --bare srv.git; must git clone -q srv.git other; must git -C other checkout -q -b main
  must git -C other commit -q --allow-empty -m base; must git -C other push -q origin main
  must git clone -q $1 "file://$HOME/srv.git" app
  must git -C other checkout -q -b my-branch; echo x >other/x.txt; must git -C other add .; must git -C other commit -q -m x; must git -C other push -q origin my-branch
  cd app || exit 99
}
error() { later; git checkout my-branch; }
error_zh() { error; }
dead_end_1() { later; git checkout -q -b my-branch; test -f x.txt || missed "a new branch without the files of the one on the server"; }
dead_end_2() { later "--depth 1"; git pull -q; git checkout my-branch; }
workaround_1() { later; git fetch origin; git branch -r | grep my-branch; git switch my-branch && test -f x.txt; }
workaround_2() { later "--depth 1"; git remote set-branches origin "*"; git fetch --depth 1 origin; git switch my-branch && test -f x.txt; }
workaround_3() { later; echo y >y.txt; must git add y.txt; git commit -q -m fix the header >/dev/null 2>&1 && exit 99; git commit -q -m "fix the header" && git log -1 --format=%s | grep -q 'fix the header'; }
