# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

error() { python3 -c "b'\xc3\xa4'.decode('ascii')"; }
workaround_1() { OPENAI_API_KEY='sk-“abc”' python3 -c '
import os
key = os.environ.get("OPENAI_API_KEY", "")
print([c for c in key if not c.isascii() or c.isspace()])' >out && grep -q '“' out; }
workaround_2() {
  printf 'print("\\u5e73")\n' >app.py; fails env LC_ALL=C PYTHONUTF8=0 PYTHONCOERCECLOCALE=0 PYTHONIOENCODING= python3 app.py
  (unset LC_ALL; export LANG=C.UTF-8 PYTHONUTF8=1; python3 app.py) | grep -qx 平; }
workaround_3() {
  printf '平\n' >notes.txt; fails python3 -c "open('notes.txt', encoding='ascii').read()"
  LC_ALL=C PYTHONUTF8=0 PYTHONCOERCECLOCALE=0 python3 -c "
with open('notes.txt', encoding='utf-8') as f:
    text = f.read()
print(len(text))" | grep -qx 2; }
workaround_4() {
  fails python3 -c "'报告.pdf'.encode('latin-1')"
  python3 -c "
from urllib.parse import quote
name = '报告.pdf'
headers = {'Content-Disposition': \"attachment; filename*=UTF-8''\" + quote(name)}
body = '正文'.encode('utf-8')
import http.client
c = http.client.HTTPConnection('localhost'); c.sock = type('S', (), {'sendall': lambda s, d: print(len(d)), 'close': lambda s: None})()
c.request('POST', '/', body, headers)" | grep -qx 6; }
workaround_6() { python3 -c "import sys,locale; print(sys.stdout.encoding, locale.getpreferredencoding(), sys.flags.utf8_mode)" | grep -q 'utf-8 UTF-8 0'; }
