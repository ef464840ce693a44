# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 git
# packages: python3 git
# version: python3 --version

error() { python3 -c "import hashlib; hashlib.sha256('hello')"; }
workaround_1() { python3 -c "
data = 'hello'.encode('utf-8')
text = data.decode('utf-8')
import hashlib
print(hashlib.sha256('hello'.encode()).hexdigest())" | grep -q '^2cf24dba'; }
workaround_2() { fails python3 -c "import csv; csv.writer(open('x', 'wb')).writerow(['a'])"; python3 -c "
import csv
with open('out.csv', 'w', newline='', encoding='utf-8') as f:
    csv.writer(f).writerow(['a', 'b'])"; grep -q 'a,b' out.csv; }
workaround_3() { fails python3 -c "import subprocess; subprocess.run(['git', '--version'], capture_output=True).stdout.split(' ')"; python3 -c "
import subprocess
out = subprocess.run(['git', '--version'], capture_output=True, text=True, encoding='utf-8').stdout
print(out.split())" | grep -q "'git'"; }
workaround_4() { fails python3 -c "import re; re.search(r'id', b'id')"; python3 -c "
import re
body = b'id=42'
print(re.search(rb'id=(\d+)', body).group(1))" | grep -q 42; }
