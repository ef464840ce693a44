# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

broken() {
  must git init -q -b main --bare srv.git; must git clone -q srv.git app; cd app || exit 99; must git checkout -q -b main
  echo hello >app.txt; must git add app.txt; must git commit -q -m base; must git push -q origin main
  b=$(git rev-parse HEAD:app.txt); f=.git/objects/${b:0:2}/${b:2}
  chmod u+w "$f"; : >"$f"; rm -f must.log
}
whole() { git fsck --full 2>&1 | grep -Eq 'missing|corrupt|is empty' && return 1; git cat-file -e HEAD:app.txt; }
error() { broken; git fsck --full; git show HEAD:app.txt; }
error_zh() { error; }
dead_end_1() { broken; git gc; git prune; git show HEAD:app.txt; }
dead_end_2() { broken; find .git/objects -type f -empty -delete; git fetch origin; git fsck --full | grep missing && missed "the object is still missing"; }
workaround_1() { broken; cp -a .git ../git-backup; test "$(git fsck --full 2>&1 | grep -c "$b")" -gt 0 && test -d ../git-backup/objects; }
workaround_2() { broken; find .git/objects -type f -empty -print -delete; git fetch --refetch origin; git fsck --full; whole; }
workaround_4() { broken; find .git/objects -type f -empty -delete; test "$(git hash-object -w app.txt)" = "$b"; git fsck --full; whole; }
workaround_3() { broken; cd ..; git clone -q srv.git app-new; cp app/app.txt app-new/; cd app-new && test -z "$(git status --porcelain)" && whole; }
