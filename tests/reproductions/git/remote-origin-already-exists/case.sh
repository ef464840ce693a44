# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

two() {
  must git init -q --bare old.git; must git init -q --bare new.git; must git clone -q old.git app; cd app || exit 99
  must git commit -q --allow-empty -m base
}
error() { two; git remote add origin ../new.git; }
error_zh() { error; }
dead_end_1() { two; rm -rf .git; must git init -q; git remote add origin ../new.git; git rev-parse -q --verify HEAD >/dev/null || missed "the history is gone"; }
workaround_1() { two; git remote -v | grep -q old.git; }
workaround_2() { two; git remote set-url origin "$HOME/new.git"; git push -u origin HEAD; test -n "$(git -C ../new.git rev-parse -q --verify "$(git branch --show-current)")"; }
workaround_3() { two; git remote rename origin upstream; git remote add origin ../new.git; git remote -v | grep -q '^upstream.*old.git' && git remote -v | grep -q '^origin.*new.git'; }
