# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

app() { cat >app.py; python3 app.py; }
error() { app <<'EOF'
import asyncio
async def load():
    return 1
async def main():
    load()
asyncio.run(main())
EOF
}
workaround_1() { app <<'EOF' | grep -qx 1
import asyncio
async def load():
    return 1
async def main():
    result = await load()
    print(result)
asyncio.run(main())
EOF
}
workaround_2() { printf 'async def main():\n    print("up")\nmain()\n' >a.py; python3 a.py 2>&1 | grep -q 'never awaited' || return 1; printf 'import asyncio\nasync def main():\n    print("up")\nasyncio.run(main())\n' >a.py; python3 a.py | grep -qx up; }
workaround_3() { app <<'EOF' | grep -qx 'done 0'
import asyncio
background = set()            # module level
async def load():
    await asyncio.sleep(0.1)
    print('done', end=' ')
async def main():
    task = asyncio.create_task(load())
    background.add(task)
    task.add_done_callback(background.discard)
    await asyncio.sleep(0.3)
    print(len(background))
asyncio.run(main())
EOF
}
workaround_4() { app <<'EOF' | grep -qx 1
import asyncio, threading
async def load():
    return 1
loop = asyncio.new_event_loop()
threading.Thread(target=loop.run_forever, daemon=True).start()
future = asyncio.run_coroutine_threadsafe(load(), loop)
result = future.result(timeout=30)
print(result)
EOF
}
