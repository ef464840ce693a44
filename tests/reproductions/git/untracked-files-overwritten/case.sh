# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

clash() {
  must git init -q -b main --bare srv.git; must git clone -q srv.git other; must git -C other checkout -q -b main
  must git -C other commit -q --allow-empty -m base; must git -C other push -q origin main; must git clone -q srv.git app
  echo theirs >other/config.ini; mkdir -p other/dist; echo built >other/dist/out.js
  must git -C other add .; must git -C other commit -q -m files; must git -C other push -q origin main
  cd app || exit 99
  case $1 in dist) mkdir dist; echo own build >dist/out.js ;; *) echo mine >config.ini ;; esac
}
error() { clash; git pull -q; }
error_zh() { error; }
dead_end_1() { clash; git stash; git pull -q; }
dead_end_2() { clash; must git fetch -q; git checkout -q -f origin/main; grep -q mine config.ini || missed "the own file is overwritten"; }
workaround_1() { clash; git fetch -q origin; git show origin/main:config.ini | diff config.ini - >seen.diff; grep -q "< mine" seen.diff && grep -q "> theirs" seen.diff || exit 1; mv config.ini config.ini.mine; git pull -q && grep -q theirs config.ini && grep -q mine config.ini.mine; }
workaround_2() { clash; git stash push -u -m "before pull"; git pull -q && grep -q theirs config.ini && test "$(git show 'stash@{0}^3:config.ini')" = mine; }
workaround_3() { clash dist; git clean -n -- dist/; git clean -fd -- dist/; git pull -q && grep -q built dist/out.js; }
workaround_4() { clash; cd ../other || exit 99; git rm -q -r --cached dist; echo "dist/" >>.gitignore; git add .gitignore && git commit -q -m "Stop tracking dist"; must git push -q origin main; cd ../app || exit 99; rm config.ini; mkdir dist; echo own build >dist/out.js; git pull -q && grep -q "own build" dist/out.js; }
