# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

error() { echo 'name = input("name: ")' >script.py; python3 script.py </dev/null; }
workaround_1() { printf '%s\n' 'import os, sys' '' 'name = sys.argv[1] if len(sys.argv) > 1 else os.environ.get("NAME", "default")' 'print(name)' >script.py; python3 script.py </dev/null | grep -qx default && python3 script.py Ann </dev/null | grep -qx Ann && NAME=Bob python3 script.py </dev/null | grep -qx Bob; }
workaround_3() { echo 'print("got", input("sure? "))' >script.py; printf 'yes\n' | python3 script.py | grep -q 'got yes'; }
workaround_4() {
  printf '1 2\n3 4\n' >in.txt; printf 'while True:\n    a, b = map(int, input().split())\n    print(a + b)\n' >a.py; fails sh -c 'python3 a.py <in.txt'
  printf '%s\n' 'import sys' '' 'for line in sys.stdin:' '    a, b = map(int, line.split())' '    print(a + b)' >a.py; python3 a.py <in.txt | tail -1 | grep -qx 7; }
