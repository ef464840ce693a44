# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: pip
# packages: python3 python3-venv python3-pip
# version: python3 -m pip --version

. "$CASE_DIR/../wheels.sh"

make() { venv; wheel demo 1.19 cp36-cp36m-linux_x86_64 demo.py; wheel demo 2.0 py3-none-any demo.py; }
get() { $PIP install --no-index --find-links wheels "$@"; }
error() { make; get demo==1.19; }
dead_end_1() { make; get --no-cache-dir --pre demo==1.19; }
workaround_3() { make; get 'demo>=1.26' >out 2>&1; cat out; env/bin/python -c 'import demo; print(demo.version)' | grep -qx 2.0; }
workaround_4() { make; get demoo >out 2>&1; grep -q 'from versions: none' out || exit 1; get demo >out 2>&1; cat out; env/bin/python -c 'import demo'; }
