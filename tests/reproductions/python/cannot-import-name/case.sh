# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version
# quick: yes

error() { printf 'from json import Loads\n' >app.py; python3 app.py; }
dead_end_2() { printf 'import json\nprint("read", json.Loads("[1]"))\n' >app.py; python3 app.py 2>&1 | tee out; grep -q '^read' out || missed "$(tail -n 1 out)"; }
workaround_1() { mkdir a; cd a || exit 99; echo 'x = 1' >statistics.py; python3 -c 'from statistics import mean' >/dev/null 2>&1 && exit 99; python3 -c "import statistics; print(statistics.__file__)" | grep "$PWD/statistics.py"; }
workaround_2() { printf 'from json import loads\nprint(loads("[1]"))\n' >app.py; python3 app.py | grep -Fx '[1]'; }
workaround_3() { mkdir old; echo 'def loads(text): return "old"' >old/tomli.py; printf 'try:\n    from tomllib import loads\nexcept ImportError:\n    from tomli import loads\nprint("read", bool(loads("a = 1")))\n' >app.py; PYTHONPATH=$PWD/old python3 app.py | grep -x 'read True'; }
