# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

app() { cat >app.py; python3 app.py; }
error() { app <<'EOF'
import asyncio
loop = asyncio.new_event_loop()
ready = loop.create_future()
async def main():
    await ready
asyncio.run(main())
EOF
}
workaround_1() { app <<'EOF' | grep -qx 'free True'
import asyncio
async def main():
    loop = asyncio.get_running_loop()
    ready = loop.create_future()
    loop.call_later(0.1, ready.set_result, True)
    lock = asyncio.Lock()
    async with lock:
        print('free', await ready)
asyncio.run(main())
EOF
}
