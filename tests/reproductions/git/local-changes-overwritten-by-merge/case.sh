# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

changed() {
  must git init -q -b main --bare srv.git; must git clone -q srv.git other; must git -C other checkout -q -b main
  printf '1\n2\n3\n4\n5\n6\n7\n8\n9\n' >other/package-lock.json; must git -C other add .; must git -C other commit -q -m base; must git -C other push -q origin main
  must git clone -q srv.git app
  sed -i 's/^1$/theirs/' other/package-lock.json; must git -C other commit -q -am theirs; must git -C other push -q origin main
  cd app || exit 99
  sed -i 's/^9$/mine/' package-lock.json
}
both() { grep -q theirs package-lock.json && grep -q mine package-lock.json; }
error() { changed; git pull; }
error_zh() { error; }
dead_end_1() { changed; git pull --force; }
dead_end_2() { changed; git add package-lock.json; git pull; }
dead_end_3() { changed; must git reset -q --hard; must git pull -q; grep -q mine package-lock.json || missed "the own change is gone"; }
workaround_1() { changed; git stash push -m "before pull"; git pull -q; git stash pop; both; }
workaround_2() { changed; git pull -q --rebase --autostash; both; }
workaround_4() { changed; git commit -q -am "wip: my change"; git pull -q --rebase; both; }
workaround_3() { changed; git diff -- package-lock.json; git restore --staged --worktree package-lock.json; git pull -q; grep -q theirs package-lock.json; }
