# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version
# quick: yes

program() { printf '%s\n' 'names = ["a", "b"]' 'total = len(names' 'print("total", total)' >app.py; }
error() { program; python3 app.py; }
