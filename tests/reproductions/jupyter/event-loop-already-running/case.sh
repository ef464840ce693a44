# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: nbconvert ipykernel nest_asyncio
# packages: python3-nbconvert python3-ipykernel python3-nest-asyncio
# version: python3 -c "import ipykernel; print('ipykernel', ipykernel.__version__)"

# nb [KERNEL]: a notebook of one cell from stdin, run as Jupyter does
nb() {
    python3 -c 'import json, sys; json.dump({"cells": [{"cell_type": "code", "id": "a1", "execution_count": None, "metadata": {}, "outputs": [], "source": sys.stdin.read()}], "metadata": {"kernelspec": {"name": sys.argv[1], "display_name": sys.argv[1]}}, "nbformat": 4, "nbformat_minor": 5}, open("nb.ipynb", "w"))' "${1:-python3}"
}
run() { python3 -m nbconvert --to notebook --execute --stdout nb.ipynb "$@" 2>&1; }
error() { nb <<'EOF'
import asyncio

async def main():
    await asyncio.sleep(0.1)
    return 42

print(asyncio.run(main()))
EOF
run; }
dead_end_1() { nb <<'EOF'
import asyncio

async def main():
    await asyncio.sleep(0.1)
    return 42

print(asyncio.get_event_loop().run_until_complete(main()))
EOF
run; }
dead_end_2() { nb <<'EOF'
import asyncio

async def main():
    await asyncio.sleep(0.1)
    return 42

print("answer", asyncio.new_event_loop().run_until_complete(main()))
EOF
run >out 2>&1; cat out; grep -q "answer 42" out || missed "another loop is running in this thread"; }
workaround_1() { nb <<'EOF'
import asyncio

async def main():
    await asyncio.sleep(0.1)
    return 42

print("answer", await main())
EOF
run >out 2>&1; cat out; grep -q "answer 42" out; }
workaround_2() { nb <<'EOF'
import asyncio

async def main():
    await asyncio.sleep(0.1)
    return 42

from concurrent.futures import ThreadPoolExecutor

with ThreadPoolExecutor(1) as pool:
    print("answer", pool.submit(asyncio.run, main()).result())
EOF
run >out 2>&1; cat out; grep -q "answer 42" out; }
workaround_3() { nb <<'EOF'
import asyncio

async def main():
    await asyncio.sleep(0.1)
    return 42

import nest_asyncio

nest_asyncio.apply()
print("answer", asyncio.run(main()))
EOF
run >out 2>&1; cat out; grep -q "answer 42" out; }
