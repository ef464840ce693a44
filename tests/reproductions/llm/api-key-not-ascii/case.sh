# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: httpx
# packages: python3-httpx
# version: python3 -c "import httpx; print('httpx', httpx.__version__)"

# What the SDK does with the key. Nothing listens there: a key that may be sent ends in a refused connection.
cat_call() { cat >call.py <<'PY'
import os, sys, httpx
key = os.environ["OPENAI_API_KEY"]
try:
    httpx.post("http://127.0.0.1:9/v1/chat/completions", headers={"Authorization": f"Bearer {key}"},
               json={"messages": [{"role": "user", "content": sys.argv[1]}]})
except httpx.ConnectError:
    print("the header was accepted")
PY
}
error() { cat_call; OPENAI_API_KEY='sk-你的密钥' python3 call.py 你好; }
dead_end_1() { cat_call; sed -i '1i # -*- coding: utf-8 -*-' call.py; PYTHONUTF8=1 PYTHONIOENCODING=utf-8 OPENAI_API_KEY='sk-你的密钥' python3 call.py 你好; }
dead_end_2() { cat_call; OPENAI_API_KEY='sk-你的密钥' python3 call.py hello; }
workaround_2() {
    OPENAI_API_KEY='sk-“abc' python3 -c '
import os
key = os.environ.get("OPENAI_API_KEY", "")
print([(i, c, hex(ord(c))) for i, c in enumerate(key) if not 33 <= ord(c) < 127])' | grep -F "(3, '“', '0x201c')"
}
workaround_1() {
    cat_call
    sed -i 's/^key = .*/api_key = os.environ["OPENAI_API_KEY"].strip()\nassert api_key.isascii(), "the API key holds non-ASCII characters"\nkey = api_key/' call.py
    OPENAI_API_KEY='sk-你的密钥' python3 call.py 你好 2>&1 | grep -q 'holds non-ASCII characters' || return 1
    OPENAI_API_KEY=$'sk-abcdef\n' python3 call.py 你好 | grep -x 'the header was accepted'
}
workaround_3() {
    python3 -c '
import httpx
from urllib.parse import quote
try: httpx.get("http://127.0.0.1:9/", headers={"X-User": quote("张三")})
except httpx.ConnectError: print("the header was accepted")' | grep -x 'the header was accepted'
}
