# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

plugin() { echo 'answer = 42' >plugin.py; }
error() { python3 -c 'import asyncore, cgi, imp'; }
workaround_4() { plugin; cat >a.py <<'EOF'
path = "plugin.py"
import importlib.util

spec = importlib.util.spec_from_file_location("plugin", path)
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
print(module.answer)
EOF
  python3 a.py | grep -qx 42; }
