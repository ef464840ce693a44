# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

two() {
  must git init -q -b main --bare srv.git; must git clone -q srv.git other; must git -C other checkout -q -b main
  echo readme >other/README.md; must git -C other add .; must git -C other commit -q -m "Initial commit"; must git -C other push -q origin main
  must git init -q -b main app; cd app || exit 99; echo code >main.c; must git add main.c; must git commit -q -m mine; must git remote add origin "file://$HOME/srv.git"
}
has() { git -C ../srv.git cat-file -e "$1" 2>/dev/null; }
error() { two; git pull --no-rebase origin main; }
error_zh() { error; }
dead_end_1() { two; must git push -q --force origin main; has main:README.md || missed "the commits of the remote are gone"; }
dead_end_2() { two; must git config merge.allowUnrelatedHistories true; must git config pull.allowUnrelatedHistories true; git pull --no-rebase origin main; }
workaround_1() { two; git remote -v; git pull -q --rebase origin main; git push -q -u origin main; has main:README.md && has main:main.c; }
workaround_2() { two; git fetch -q origin; git log --oneline origin/main | head; git merge -q --no-edit --allow-unrelated-histories origin/main; git push -q -u origin main; has main:README.md && has main:main.c; }
workaround_4() { two; cd ..; git clone -q srv.git app-new; cp app/main.c app-new/; cd app-new && git add -A && git commit -q -m "Import project" && git push -q origin main && has main:README.md && has main:main.c; }
workaround_3() { two; must git -C ../other checkout -q -b side; for i in 1 2 3; do must git -C ../other commit -q --allow-empty -m "s$i"; done; must git -C ../other push -q origin side; must git -C ../other checkout -q main; echo 2 >../other/m2; must git -C ../other add .; must git -C ../other commit -q -m m2; must git -C ../other push -q origin main; must git clone -q --depth 1 --no-single-branch "file://$HOME/srv.git" ../shallow; cd ../shallow || exit 99; git merge --no-edit origin/side >/dev/null 2>&1 && exit 99; test "$(git rev-parse --is-shallow-repository)" = true && git fetch -q --unshallow origin && git merge -q --no-edit origin/side; }
