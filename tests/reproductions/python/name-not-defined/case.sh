# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version
# quick: yes

run() { printf '%s\n' "$@" >app.py; python3 app.py; }
error() { run 'import json' 'print(js.dumps([1]))'; }
dead_end_1() { mkdir -p lib/demo; echo 'def f(): return 1' >lib/demo/__init__.py; export PYTHONPATH=$PWD/lib; must python3 -c 'import demo'; run 'print(demo.f())'; }
dead_end_2() { run 'def show():' '    global total' '    print(total)' 'show()'; }
workaround_1() { run 'import json as js' 'from pathlib import Path' 'print(js.dumps({"home": str(Path("/tmp"))}))' | grep -Fx '{"home": "/tmp"}'; }
workaround_2() { run 'print("total", total([2, 3]))' 'def total(items):' '    return sum(items)' >/dev/null 2>&1 && exit 99; run 'def total(items):' '    return sum(items)' '' 'print("total", total([2, 3]))' | grep -x 'total 5'; }
workaround_3() { run 'import json' "data = json.loads('{\"ok\": true, \"next\": null}')" 'print(data["ok"], data["next"])' | grep -x 'True None'; }
