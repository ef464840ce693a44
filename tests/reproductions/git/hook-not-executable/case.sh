# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

hook() { must git init -q app; cd app || exit 99; printf '#!/bin/sh\necho "hook ran" >&2\n' >.git/hooks/pre-commit; chmod -x .git/hooks/pre-commit; }
error() { hook; git commit --allow-empty -m x; }
error_zh() { error; }
workaround_1() { hook; chmod +x .git/hooks/pre-commit; git commit --allow-empty -m x >out 2>&1; cat out; grep -q 'hook ran' out; }
workaround_2() { must git init -q app; cd app || exit 99; mkdir hooks; printf '#!/bin/sh\necho "hook ran" >&2\n' >hooks/pre-commit; chmod -x hooks/pre-commit; must git add hooks; must git commit -qm hooks; git update-index --chmod=+x hooks/pre-commit
git commit -qm "build: make the hook executable"; must git clone -q . ../clone; cd ../clone || exit 99; must git config core.hooksPath hooks; git commit --allow-empty -m x >out 2>&1; cat out; grep -q 'hook ran' out; }
workaround_3() { hook; git config advice.ignoredHook false; git commit --allow-empty -m x; }
