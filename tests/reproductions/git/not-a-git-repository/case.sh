# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

plain() { must git init -q -b main src; echo a >src/a.txt; must git -C src add .; must git -C src commit -q -m a; mkdir -p app-main; cp src/a.txt app-main/; cd app-main || exit 99; }
error() { plain; git status; }
error_zh() { error; }
dead_end_1() { plain; must git init -q; git log -1 --format=%s 2>/dev/null | grep -q '^a$' || missed "an empty repository: no history, no remote"; }
workaround_1() { plain; cd ..; must git clone -q src app; ls -d */.git | grep app/.git && cd app && git status && git -C ../app status; }
workaround_3() { plain; echo mine >>a.txt; cd ..; git clone -q src app-git; if command -v rsync >/dev/null; then rsync -a app-main/ app-git/; else cp -a app-main/. app-git/; fi; git -C app-git status --porcelain | grep -q '^ M a.txt'; }
