# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

nobody() {
  unset GIT_AUTHOR_NAME GIT_AUTHOR_EMAIL GIT_COMMITTER_NAME GIT_COMMITTER_EMAIL EMAIL
  must git init -q app; cd app || exit 99; echo x >x.txt; must git add x.txt
  must git config user.useConfigOnly true   # else a machine with a full host name would guess an address
}
error() { nobody; git commit -m "My change"; }
error_zh() { error; }
dead_end_1() { nobody; mkdir ../root; must git config --global user.name "Li Lei"; must git config --global user.email "lilei@example.com"; HOME=$HOME/root git commit -m "My change"; }
workaround_1() { nobody; git config --global user.name "Li Lei"; git config --global user.email "lilei@example.com"; git commit -m "My change" && test "$(git log -1 --format=%ae)" = lilei@example.com; }
workaround_3() { nobody; git config user.name "Li Lei"; git config user.email "lilei@example.com"; git commit -m "My change" && git log -1 --format=%ae | grep -q lilei@; }
workaround_2() { nobody; export GIT_AUTHOR_NAME="build" GIT_AUTHOR_EMAIL="build@example.com"; export GIT_COMMITTER_NAME="build" GIT_COMMITTER_EMAIL="build@example.com"; git commit -m "My change" && git log -1 --format=%ce | grep -q build@; }
workaround_4() { nobody; test -z "$(git config --show-origin --get-regexp 'user\.(name|email)')"; must git config --global user.email a@example.com; git config --show-origin --get-regexp "user\.(name|email)" | grep -q gitconfig; }
