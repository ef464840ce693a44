# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

remote() { must git init -q --bare -b main r.git; must git init -q -b main app; cd app || exit 99; must git commit -q --allow-empty -m base; must git remote add origin ../r.git; must git push -qu origin main; }
error() { remote; git pull origin master; }
error_zh() { error; }
workaround_1() { remote; git remote -v; git ls-remote --symref origin HEAD | grep -q refs/heads/main && git ls-remote --heads origin | grep -q main; }
workaround_2() { remote; git pull --ff-only origin main; }
workaround_3() { must git init -q --bare r.git; must git init -q -b main app; cd app || exit 99; must git commit -q --allow-empty -m base; must git remote add origin ../r.git; fails git pull origin main; git push -u origin HEAD && git pull --ff-only origin main; }
workaround_4() { remote; must git branch -m main master; git branch --unset-upstream; fails git pull origin master; git fetch --prune origin
git branch -m master main
git branch -u origin/main main
git remote set-head origin -a && git pull --ff-only && test "$(git branch --show-current)" = main; }
workaround_5() { remote; must git switch -qc topic; must git push -qu origin topic; must git --git-dir=../r.git branch -D topic; fails git pull; git fetch --prune origin
git switch main && git pull --ff-only && ! git rev-parse -q --verify origin/topic >/dev/null; }
workaround_6() { remote; must git switch -qc topic; fails git pull origin topic; git push -u origin HEAD && git pull --ff-only origin topic; }
workaround_7() { remote; must git clone -q --bare ../r.git ../up.git; must git --git-dir=../up.git branch fix main; fails git fetch origin fix; git remote add upstream ../up.git
git fetch upstream fix && git rev-parse -q --verify FETCH_HEAD; }
