# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version

bad() { printf 'import random\n\nprint("dice", random.randint(1, 6))\n' >random.py; }
error() { bad; python3 random.py; }
dead_end_1() { bad; rm -rf __pycache__; python3 random.py; }
dead_end_2() { printf 'from random import randint\n\nprint("dice", randint(1, 6))\n' >random.py; python3 random.py >out 2>&1; cat out; grep -q '^dice [1-6]' out || missed "the file still imports itself"; }
