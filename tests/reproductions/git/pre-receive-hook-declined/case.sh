# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

remote() { must git init -q --bare -b main r.git; printf '#!/bin/sh\nwhile read old new ref; do\n  [ "$ref" = refs/heads/main ] && [ -n "$PROTECT" ] && { echo "main is protected"; exit 1; }\n  git log --format=%%s "$new" | grep -qv "^[A-Z]*-[0-9]" && { echo "commit message must name a ticket"; exit 1; }\n  git ls-tree -r --name-only "$new" | grep -q zip && { echo "big.zip is not allowed"; exit 1; }\ndone\nexit 0\n' >r.git/hooks/pre-receive; chmod +x r.git/hooks/pre-receive
  must git init -q -b main app; cd app || exit 99; must git remote add origin ../r.git; must git commit -q --allow-empty -m "${1:-no ticket}"; }
error() { remote; git push -u origin main; }
error_zh() { error; }
workaround_1() { remote; git push -u origin main 2>&1 | grep remote: | grep -q ticket; }
workaround_2() { remote; fails git push -u origin main; git commit -q --allow-empty --amend -m "APP-1 base"
git push -u origin main; }
workaround_3() { remote 'APP-1 base'; export PROTECT=1; fails git push -u origin main; git switch -qc topic
git push -u origin HEAD; }
workaround_4() { remote 'APP-1 base'; : >big.zip; must git add .; must git commit -qm 'APP-2 zip'; fails git push -u origin main; git rm -q --cached big.zip
git commit -q --amend --allow-empty --no-edit
git push -u origin main && test -e big.zip; }
