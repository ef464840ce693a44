# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

error() { python3 -c "print('hi \ud83d')"; }
workaround_1() { python3 -c "
text = 'hi \ud83d\ude00 \ud83d'
clean = text.encode('utf-16', 'surrogatepass').decode('utf-16', 'replace')
print(clean)" | grep -qx 'hi 😀 �'; }
workaround_2() {
  mkdir d; python3 -c "open(b'd/\xb1\xa8.txt', 'w')"; fails env PYTHONIOENCODING=utf-8 python3 -c "import os; print(os.listdir('d')[0])"
  cd d || exit 99; python3 -c "
import os
for name in os.listdir('.'):
    print(os.fsencode(name).decode('gbk', 'replace'))" | grep -qx '报.txt'; }
workaround_3() { python3 -c "
import sys
sys.stdout.reconfigure(errors='backslashreplace')
print('hi \ud83d')" | grep -qF 'hi \ud83d'; }
