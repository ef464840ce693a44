# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

locked() { must git init -q app; cd app || exit 99; must git commit -q --allow-empty -m base; echo x >x.txt; : >.git/index.lock; }
error() { locked; git add x.txt; }
error_zh() { error; }
dead_end_1() { locked; git reset --hard; git stash -u; git add x.txt; }
workaround_2() { locked; rm .git/index.lock; git status; git fsck; git add x.txt && git ls-files | grep -q x.txt; }
workaround_3() { locked; GIT_OPTIONAL_LOCKS=0 git status --porcelain | grep 'x.txt'; }
