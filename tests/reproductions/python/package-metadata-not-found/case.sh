# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3 python3-venv
# version: python3 --version

error() { python3 -c 'from importlib.metadata import version; print(version("shop-app"))'; }
workaround_1() {
  must python3 -m venv v; cat >build.py <<'EOF'
import zipfile
with zipfile.ZipFile("shop_app-1.2-py3-none-any.whl", "w") as z:
    z.writestr("shop_app.py", ""); d = "shop_app-1.2.dist-info/"
    z.writestr(d + "METADATA", "Metadata-Version: 2.1\nName: shop-app\nVersion: 1.2\n")
    z.writestr(d + "WHEEL", "Wheel-Version: 1.0\nGenerator: x\nRoot-Is-Purelib: true\nTag: py3-none-any\n"); z.writestr(d + "RECORD", "")
EOF
  must python3 build.py; fails v/bin/python -c 'from importlib.metadata import version; version("shop-app")'
  must v/bin/python -m pip install --no-index ./shop_app-1.2-py3-none-any.whl
  v/bin/python -m pip show shop-app | grep -q 'Version: 1.2' && v/bin/python -c 'from importlib.metadata import version; print(version("shop-app"))' | grep -qx 1.2; }
workaround_4() { python3 -c "import sys; print(sys.executable)" | grep -q python && python3 -m venv v && v/bin/python -m pip list | grep -q pip; }
