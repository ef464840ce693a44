# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

behind() {
  must git init -q -b main --bare srv.git; must git clone -q srv.git other; must git -C other checkout -q -b main
  must git -C other commit -q --allow-empty -m base; must git -C other push -q origin main; must git clone -q srv.git app
  echo t >other/t.txt; must git -C other add .; must git -C other commit -q -m theirs; must git -C other push -q origin main
  cd app || exit 99; echo m >m.txt; must git add m.txt; must git commit -q -m mine
}
has() { git -C ../srv.git cat-file -e "$1" 2>/dev/null; }
error() { behind; git push origin main; }
error_zh() { error; }
dead_end_1() { behind; must git push -q --force origin main; has main:t.txt || missed "the other commit is no longer on the branch"; }
dead_end_2() { behind; must git fetch -q; git push origin main; }
workaround_1() { behind; git pull -q --rebase origin main; git push origin main; has main:t.txt && has main:m.txt; }
workaround_3() { behind; git pull -q --no-rebase --no-edit origin main; git push origin main; has main:t.txt && has main:m.txt; }
workaround_4() { behind; git push -u origin HEAD:my-change; has my-change:m.txt && has main:t.txt; }
workaround_2() { behind; must git push -q origin HEAD:my-branch; must git switch -q -c my-branch; must git branch -q -u origin/my-branch; must git commit -q --amend -m reworded; git push -q origin my-branch >/dev/null 2>&1 && exit 99; git push -q --force-with-lease --force-if-includes origin my-branch; test "$(git -C ../srv.git rev-parse my-branch)" = "$(git rev-parse HEAD)"; }
