# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version

program() { printf '%s\n' 'print "hello"' 'print "sum", 1 + 2' >app.py; }
error() { program; python3 app.py; }
dead_end_1() { program; sed -i '1i from __future__ import print_function' app.py; python3 app.py; }
