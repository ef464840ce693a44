# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

hook() { must git init -q app; cd app || exit 99; printf '#!/bin/sh\nnpx-of-nvm lint\n' >.git/hooks/pre-commit; chmod +x .git/hooks/pre-commit; }
error() { hook; git commit --allow-empty -m x; }
workaround_2() { hook; cat .husky/pre-commit .git/hooks/pre-commit 2>/dev/null | grep -q npx-of-nvm; mkdir ../bin; printf '#!/bin/sh\nexit 0\n' >../bin/npx-of-nvm; chmod +x ../bin/npx-of-nvm; PATH=$PWD/../bin:$PATH git commit --allow-empty -m x; }
workaround_4() { hook; git commit --allow-empty --no-verify -m "x" && git log --oneline | grep -q x; }
