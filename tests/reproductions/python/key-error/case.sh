# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version
# quick: yes

run() { printf '%s\n' 'config = {"host": "localhost"}' 'user = {"name": "Li"}' "$@" >app.py; python3 app.py; }
error() { run 'print(config["port"])'; }
dead_end_1() { run 'print("city", user.get("address")["city"])' 2>&1 | tee out; grep -q '^city ' out || missed "it fails further on: $(tail -n 1 out)"; }
workaround_4() { run 'missing = {"host", "port"} - config.keys()' 'if missing:' '    raise SystemExit(f"config.json lacks: {sorted(missing)}")' 2>&1 | grep -x "config.json lacks: \['port'\]"; }
workaround_3() { run 'from collections import defaultdict' 'groups = defaultdict(list)' 'groups["a"].append(1)' 'print(dict(groups))' | grep -x "{'a': \[1\]}"; }
