# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

full() { must git init -q -b main src; echo up >src/a.txt; must git -C src add .; must git -C src commit -q -m a; must git clone -q src app; echo local >app/own.txt; }
error() { full; git clone src app; }
error_zh() { error; }
dead_end_1() { full; rm -rf app/.git; echo K=1 >app/.env; rm -rf app/*; cd app || exit 99; git clone ../src .; }
workaround_1() { full; echo new >src/b.txt; must git -C src add .; must git -C src commit -q -m b; git -C app remote -v | grep -q src && git -C app pull -q && test -f app/b.txt; }
workaround_2() { full; git clone src app-new && test -f app-new/a.txt; }
workaround_3() { full; rm -rf app/.git; cd app || exit 99; git init -q; git remote add origin ../src; git fetch -q origin; git reset -q origin/main; git status; test -f own.txt && test "$(git rev-parse HEAD)" = "$(git -C ../src rev-parse HEAD)" && test -z "$(git diff)"; }
workaround_4() { full; for _ in 1 2; do if [ -d app/.git ]; then git -C app pull -q --ff-only; else git clone -q src app; fi || exit 1; done; rm -rf app; if [ -d app/.git ]; then git -C app pull --ff-only; else git clone src app; fi; test -f app/a.txt; }
