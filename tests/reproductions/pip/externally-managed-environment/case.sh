# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: pip
# packages: python3 python3-venv python3-pip
# version: python3 -m pip --version

error() { python3 -m pip install requests; }
dead_end_1() { python3 -m pip install --user requests; }
dead_end_3() { must python3 -m venv --without-pip env; . env/bin/activate; /usr/bin/python3 -m pip install requests; }
workaround_1() { must python3 -m venv --without-pip --system-site-packages .venv; .venv/bin/python -m pip install --no-index requests >out 2>&1; cat out; grep -qE 'No matching distribution|already satisfied' out; }
