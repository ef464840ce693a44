# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

live() {
  must git init -q -b main srv; echo one >srv/index.html; must git -C srv add .; must git -C srv commit -q -m one
  must git clone -q srv app; cd app || exit 99; echo two >index.html; must git commit -q -am two
}
error() { live; git push origin main; }
error_zh() { error; }
dead_end_1() { live; git push --force origin main; }
dead_end_2() { live; must git -C ../srv config receive.denyCurrentBranch ignore; must git push -q origin main; grep -q two ../srv/index.html || missed "the files over there are the old ones"; }
workaround_1() { live; git clone -q --bare ../srv ../srv.git; git remote set-url origin ../srv.git; git push origin main && test "$(git -C ../srv.git rev-parse main)" = "$(git rev-parse HEAD)"; }
workaround_2() { live; git -C ../srv config receive.denyCurrentBranch updateInstead; git push origin main && grep -q two ../srv/index.html; }
workaround_3() { live; git push origin main:incoming && git -C ../srv merge -q incoming && grep -q two ../srv/index.html; }
