# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version

program() { printf '%s\n' 'print "hello"' 'print "sum", 1 + 2' >app.py; }
error() { program; python3 app.py; }
dead_end_1() { program; sed -i '1i from __future__ import print_function' app.py; python3 app.py; }
dead_end_2() { program; sed -i '1s/print \(.*\)/print(\1)/' app.py; python3 app.py; }
workaround_3() { program; cp app.py app.py.bak; sed -E -i 's/^([[:space:]]*)print ([^(].*)$/\1print(\2)/' app.py; diff app.py.bak app.py >/dev/null && exit 1; python3 app.py | grep -x 'sum 3'; }
