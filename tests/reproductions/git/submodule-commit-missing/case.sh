# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

# the commit of the submodule was never pushed
outer() { must git config --global protocol.file.allow always
  must git init -q --bare -b main lib.git; must git clone -q lib.git w; must git -C w commit -q --allow-empty -m base; must git -C w push -q origin HEAD:main
  must git init -q -b main app; cd app || exit 99; must git submodule add -q "$HOME/lib.git" lib; must git -C lib commit -q --allow-empty -m local; must git add lib; must git commit -qm sub; cd ..; must git clone -q app clone; cd clone || exit 99; }
error() { outer; git submodule update --init; }
workaround_1() { outer; fails git submodule update --init; cd ../app/lib || exit 99
git push -q origin HEAD:main; cd ../../clone || exit 99; git submodule update --init && test "$(git -C lib log -1 --format=%s)" = local; }
workaround_2() { outer; fails git submodule update --init; cd lib
git fetch -q origin
git checkout -q origin/HEAD && cd - >/dev/null
git add lib
git commit -qm "Point the submodule to an existing commit"; git submodule update --init && test "$(git -C lib log -1 --format=%s)" = base; }
workaround_3() { outer; must git clone -q --bare ../app/lib ../fork.git; fails git submodule update --init; git config -f .gitmodules submodule.lib.url "$HOME/fork.git"
git submodule sync --recursive
git submodule update --init --recursive && test "$(git -C lib log -1 --format=%s)" = local; }
