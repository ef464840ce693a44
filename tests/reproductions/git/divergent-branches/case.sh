# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

diverged() {
  must git init -q -b main --bare srv.git; must git clone -q srv.git other; must git -C other checkout -q -b main
  must git -C other commit -q --allow-empty -m base; must git -C other push -q origin main
  must git clone -q srv.git app
  echo theirs >other/t.txt; must git -C other add .; must git -C other commit -q -m theirs; must git -C other push -q origin main
  cd app || exit 99
  echo mine >m.txt; must git add .; must git commit -q -m mine
}
error() { diverged; git pull; }
error_zh() { error; }
dead_end_1() { diverged; must git config --global pull.ff only; git pull && test -f t.txt || missed "pull.ff only: nothing was pulled"; }
dead_end_2() { diverged; must git reset --hard -q origin/main; git pull -q; test -f m.txt || missed "the own commit is gone"; }
workaround_1() { diverged; git pull --rebase && test -f t.txt && test -f m.txt && test -z "$(git log --merges --format=%h)"; }
workaround_2() { diverged; git pull --no-rebase --no-edit && test -f t.txt && test -f m.txt; }
workaround_4() { diverged; must git config --global pull.rebase true; git pull && test -f t.txt && test -f m.txt; }
