# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

error() { python3 -c 'import os; os.path.join(os.environ.get("DATA_DIR_X"), "a.txt")'; }
workaround_1() { python3 -c "path = None
print('path =', repr(path))" | grep -q None; }
workaround_2() { python3 -c "
import os
path = os.environ.get('DATA_DIR') or os.path.expanduser('~/data')
print(os.path.join(path, 'a.txt'))" | grep -qx "$HOME/data/a.txt"; }
workaround_3() { printf '%s\n' 'import argparse' 'p = argparse.ArgumentParser()' "p.add_argument('--data', required=True)" 'args = p.parse_args()' 'open(args.data)' >a.py; python3 a.py 2>&1 | grep -q 'required: --data' && : >x && python3 a.py --data x; }
workaround_5() { echo hi >a.txt; fails python3 -c "import glob; open(glob.glob('*.txt'))"; python3 -c "
import glob
for path in glob.glob('a*.txt'):
    print(open(path, encoding='utf-8').readline())" | grep -qx hi; }
