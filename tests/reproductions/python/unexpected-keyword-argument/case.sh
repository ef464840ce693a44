# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version
# quick: yes

run() { printf '%s\n' 'def connect(host, wait=80):' '    return host, wait' "$@" >app.py; python3 app.py; }
error() { run 'connect("localhost", timeout=3)'; }
dead_end_1() { printf '%s\n' 'def connect(host, wait=80, **kwargs):' '    return host, wait' 'print("waits", connect("localhost", timeout=3)[1])' >app.py; python3 app.py | tee out; grep -qx 'waits 3' out || missed "no error, and no effect either: $(cat out)"; }
workaround_2() { run 'print("waits", connect("localhost", wait=3)[1])' | grep -x 'waits 3'; }
