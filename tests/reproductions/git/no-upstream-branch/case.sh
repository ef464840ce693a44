# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

branch() {
  must git init -q -b main --bare srv.git; must git clone -q srv.git app; cd app || exit 99
  must git checkout -q -b main; must git commit -q --allow-empty -m base; must git push -q -u origin main
  must git checkout -q -b my-branch; echo x >x.txt; must git add .; must git commit -q -m x
}
there() { test "$(git -C ../srv.git rev-parse --verify -q my-branch)" = "$(git rev-parse HEAD)"; }
error() { branch; git push; }
error_zh() { error; }
dead_end_1() { branch; git branch --set-upstream-to=origin/my-branch; git push; }
workaround_1() { branch; git push -u origin HEAD; git push && there; }
workaround_2() { branch; git config --global push.autoSetupRemote true; git push && there; }
workaround_3() { branch; must git push -q origin my-branch; echo y >y.txt; must git add .; must git commit -q -m y; git fetch origin; git branch --set-upstream-to=origin/my-branch; git push && there; }
