# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

app() { cat >app.py; python3 app.py; }
error() { app <<'EOF'
import asyncio
def load():
    return {}
async def main():
    await load()
asyncio.run(main())
EOF
}
workaround_1() { app <<'EOF' | grep -qx 'None ticked'
import asyncio, time
ticks = []
async def tick():
    await asyncio.sleep(0.1)
    ticks.append(1)
async def main():
    t = asyncio.create_task(tick())
    r = await asyncio.to_thread(time.sleep, 1)
    print(r, 'ticked' if ticks else 'blocked')
asyncio.run(main())
EOF
}
workaround_2() {
  printf 'async def numbers():\n    yield 1\nfor n in numbers():\n    print(n)\n' >wrong.py; fails python3 wrong.py
  app <<'EOF' | tail -1 | grep -qx 2
import asyncio
async def numbers():
    for i in range(3):
        yield i
async def main():
    async for n in numbers():
        print(n)
asyncio.run(main())
EOF
}
workaround_3() {
  printf 'import asyncio\nclass C:\n    def __enter__(self): return self\n    def __exit__(self, *a): pass\n' >c.py
  printf 'from c import *\nasync def main():\n    async with C():\n        print("in")\nasyncio.run(main())\n' >app.py; fails python3 app.py
  sed -i 's/async with/with/' app.py; python3 app.py | grep -qx in; }
