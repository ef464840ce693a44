# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

stray() {
  must git init -q -b main lib.git; echo c >lib.git/lib.c; must git -C lib.git add .; must git -C lib.git commit -q -m lib
  must git init -q -b main app; cd app || exit 99; echo a >a.c
  must git clone -q ../lib.git vendor/lib; rm -f must.log; git add . 2>/dev/null; git commit -q -m base; must git config --global protocol.file.allow always
}
fine() { git clone -q --recurse-submodules . ../clone && git -C ../clone submodule status; }
error() { stray; git submodule status; git submodule foreach true; }
error_zh() { error; }
dead_end_1() { stray; git submodule sync; git submodule update --init --force; }
workaround_4() { stray; test "$(git ls-files --stage | grep ^160000 | cut -f2)" = vendor/lib && test -z "$(git config -f .gitmodules --get-regexp '\.path$')"; }
workaround_1() { stray; git rm --cached vendor/lib; echo "vendor/lib/" >>.gitignore; git add .gitignore; git commit -q -m "Remove stray submodule link"; git submodule status && fine && test -d vendor/lib; }
workaround_3() { stray; git rm --cached vendor/lib; rm -rf vendor/lib/.git; git add vendor/lib; git commit -q -m "Vendor lib as plain files"; git submodule status && fine && test -f ../clone/vendor/lib/lib.c; }
workaround_2() { stray; git config -f .gitmodules submodule.vendor/lib.path vendor/lib; git config -f .gitmodules submodule.vendor/lib.url "$HOME/lib.git"; git add .gitmodules; git commit -q -m "Add missing submodule entry"; git submodule update --init && fine && test -f ../clone/vendor/lib/lib.c; }
