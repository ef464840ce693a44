# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

foreign() { must git init -q app; must git -C app commit -q --allow-empty -m base; export GIT_TEST_ASSUME_DIFFERENT_OWNER=1; }   # git's own switch: another owner without chown
error() { foreign; git -C app status; }
error_zh() { error; }
dead_end_1() { foreign; chmod -R 777 app; git -C app status; }
dead_end_2() { foreign; must git config --global --add safe.directory "$PWD"; git -C app status; }
dead_end_3() { foreign; must git config --global --add safe.directory "$PWD/app"; mkdir other; HOME=$PWD/other git -C app status; }
workaround_1() { foreign; git config --global --add safe.directory "$PWD/app"; git -C app status && git -C app log -1 --format=%s | grep -q base; }
