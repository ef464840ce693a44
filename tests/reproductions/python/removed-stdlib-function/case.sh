# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

error() { python3 -c 'import time; time.clock()'; }
workaround_1() { cat >a.py <<'EOF'
import ast, asyncio, base64, configparser, html, inspect, io, itertools, locale, math, platform, ssl, string, sys, time, unittest
def g(a, b=1): ...
time.perf_counter(); inspect.getfullargspec(g)
configparser.ConfigParser().read_file(io.StringIO("[a]\n")); ast.Constant; inspect.signature(g)
async def f(): ...
async def main(): await asyncio.ensure_future(f())
asyncio.run(main())
locale.format_string("%d", 5); list(zip([1], [2])); list(map(str, [1])); math.gcd(4, 6); base64.encodebytes(b"x"); html.escape("<")
string.ascii_letters; sys.maxsize; platform.platform()
unittest.TestCase().assertEqual(1, 1)
ssl.create_default_context().wrap_socket
print("all there")
EOF
  python3 -W error a.py | grep -qx 'all there'; }
