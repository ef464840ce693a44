# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

app() { cat >app.py; python3 app.py; }
# a client that keeps the loop it was made in, as HTTP and database clients do
client() { cat >client.py <<'EOF'
import asyncio
class Client:
    def __init__(self): self.loop = None
    async def __aenter__(self): return self
    async def __aexit__(self, *a): await self.aclose()
    async def get(self):
        self.loop = self.loop or asyncio.get_running_loop()
        f = self.loop.create_future(); self.loop.call_soon(f.set_result, 200)
        return await f
    async def aclose(self): self.loop = None
EOF
}
error() { client; app <<'EOF'
import asyncio
from client import Client
c = Client()
asyncio.run(c.get())
asyncio.run(c.get())
EOF
}
workaround_1() { client; app <<'EOF' | tail -1 | grep -qx 200
import asyncio
from client import Client
async def main():
    async with Client() as client:
        r = await client.get()
        print(r)

asyncio.run(main())
asyncio.run(main())
EOF
}
workaround_2() { client; app <<'EOF'
import asyncio
from client import Client
c = Client()
async def job(n): print(n, await c.get())
runner = asyncio.Runner()
runner.run(job(1))
runner.run(job(2))
runner.close()
EOF
}
