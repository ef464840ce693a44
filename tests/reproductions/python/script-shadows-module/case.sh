# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version

bad() { printf 'import random\n\nprint("dice", random.randint(1, 6))\n' >random.py; }
error() { bad; python3 random.py; }
dead_end_1() { bad; rm -rf __pycache__; python3 random.py; }
dead_end_2() { printf 'from random import randint\n\nprint("dice", randint(1, 6))\n' >random.py; python3 random.py >out 2>&1; cat out; grep -q '^dice [1-6]' out || missed "the file still imports itself"; }
workaround_1() { bad; mv random.py dice.py; rm -rf __pycache__; python3 dice.py >out 2>&1; cat out; grep -q '^dice [1-6]$' out; }
workaround_2() { bad; python3 -c "import importlib.util; print(importlib.util.find_spec('random').origin)" >out 2>&1; grep -qx "$PWD/random.py" out; }
workaround_3() { bad; python3 -P random.py >out 2>&1; cat out; grep -q '^dice [1-6]$' out; }
