# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version
# quick: yes

run() { printf '%s\n' 'def connect(host, port):' '    return host, port' 'class Account:' '    def show(self):' '        print("balance", 7)' "$@" >app.py; python3 app.py; }
error() { run 'connect("localhost")'; python3 -c 'exec(open("app.py").read().replace("connect(\"localhost\")", "Account.show()"))'; }
dead_end_1() { run 'Account.show(self)' 2>&1 | tee out; grep -q '^balance' out || missed "$(tail -n 1 out)"; }
workaround_2() { run 'account = Account()' 'account.show()' | grep -x 'balance 7'; }
workaround_3() { printf 'def connect(host, port=5432):\n    return host, port\nprint(connect("localhost"))\n' >app.py; python3 app.py | grep -F "('localhost', 5432)"; }
workaround_4() { run 'from functools import partial' 'callback = partial(connect, "localhost")' 'print(callback(5432))' | grep -F "('localhost', 5432)"; }
