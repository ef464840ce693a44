# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version
# quick: yes

error() { printf 'from json import Loads\n' >app.py; python3 app.py; }
workaround_4() { mkdir old; echo 'def loads(text): return "old"' >old/tomli.py; printf 'try:\n    from tomllib import loads\nexcept ImportError:\n    from tomli import loads\nprint("read", bool(loads("a = 1")))\n' >app.py; PYTHONPATH=$PWD/old python3 app.py | grep -x 'read True'; }
