# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

app() { cat >app.py; python3 app.py; }
error() { app <<'EOF'
import asyncio, threading
threading.Thread(target=asyncio.get_event_loop).start()
EOF
}
workaround_1() { app <<'EOF' | grep -qx ok
import asyncio, threading
async def main():
    await asyncio.sleep(0.1)
    print('ok')
threading.Thread(target=lambda: asyncio.run(main())).start()
EOF
}
workaround_2() { app <<'EOF' | grep -qx 1
import asyncio, threading
async def one(): return 1
def library(): print(asyncio.get_event_loop().run_until_complete(one()))
def work():
    asyncio.set_event_loop(asyncio.new_event_loop())
    library()
threading.Thread(target=work).start()
EOF
}
