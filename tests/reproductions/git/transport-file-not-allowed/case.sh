# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: git
# packages: git
# version: git --version

outer() { must git init -q -b main lib; must git -C lib commit -q --allow-empty -m base; must git init -q -b main app; cd app || exit 99; must git -c protocol.file.allow=always submodule add -q "$HOME/lib" lib; must git commit -qm sub; cd .. || exit 99; must git clone -q app clone; cd clone || exit 99; }
error() { outer; git submodule update --init; }
error_zh() { error; }
dead_end_1() { outer; must git config --global protocol.file.allow always; git submodule update --init; cd "$HOME" || exit 99; git -c protocol.file.allow=user clone -q --recurse-submodules app other >/dev/null 2>&1; git clone -q --recurse-submodules app third 2>&1 && test -e third/lib/.git && missed 'the protection is off for every repository'; }
workaround_1() { outer; git -c protocol.file.allow=always submodule update --init --recursive && test -e lib/.git; }
workaround_2() { must git init -q r; export GIT_ALLOW_PROTOCOL=ssh; fails git ls-remote https://127.0.0.1:9/x; git ls-remote https://127.0.0.1:9/x 2>&1 | grep -q 'not allowed' || exit 99; env | grep -q GIT_ALLOW_PROTOCOL; git config --show-origin --get-regexp '^protocol\.'
unset GIT_ALLOW_PROTOCOL; ! git ls-remote https://127.0.0.1:9/x 2>&1 | grep -q 'not allowed'; }
workaround_3() { outer; export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=protocol.file.allow GIT_CONFIG_VALUE_0=always; git submodule update --init && test -e lib/.git; }
