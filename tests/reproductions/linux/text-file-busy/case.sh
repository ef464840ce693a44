# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: cp sleep install fuser
# packages: coreutils psmisc
# version: cp --version | head -1

running() { cp "$(type -P sleep)" app; cp "$(type -P true)" app.new; ./app 30 >/dev/null 2>&1 & p=$!; for _ in 1 2 3 4 5 6 7 8 9 10; do [ "$(readlink "/proc/$p/exe")" = "$PWD/app" ] && break; sleep 0.1; done; }
error() { running; cp app.new app; }
error_zh() { error; }
dead_end_1() { running; if [ "$(id -u)" = 0 ]; then cp app.new app; else sudo -n cp app.new app 2>/dev/null; cp app.new app; fi; }
workaround_1() { running; cp app.new app.tmp; mv app.tmp app; cmp app app.new && ./app && kill -0 "$p"; }
workaround_2() { running; install -m 755 app.new app; cmp app app.new && ./app; }
workaround_3() { running; kill "$p"; wait "$p" 2>/dev/null; cp app.new app && ./app; }
workaround_6() { running; fuser -v app 2>&1 | grep -E '[ .]e'; }
