# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version
# quick: yes

run() { printf '%s\n' "$@" >app.py; python3 app.py; }
error() { run 'import json' 'print(js.dumps([1]))'; }
workaround_5() { run 'import json' "data = json.loads('{\"ok\": true, \"next\": null}')" 'print(data["ok"], data["next"])' | grep -x 'True None'; }
