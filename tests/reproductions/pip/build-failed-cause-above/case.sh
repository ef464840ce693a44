# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: pip setuptools
# packages: python3 python3-venv python3-pip python3-setuptools
# version: python3 -m pip --version

. "$CASE_DIR/../wheels.sh"

source_archive() {  # demo 2.0, which cannot be built here
    mkdir -p demo-2.0 wheels; printf 'raise SystemExit("demo/core.c:1: error: libnope is not installed")\n' >demo-2.0/setup.py
    printf 'Metadata-Version: 2.1\nName: demo\nVersion: 2.0\n' >demo-2.0/PKG-INFO; must tar czf wheels/demo-2.0.tar.gz demo-2.0
}
pip_install() { $PIP install --no-index --find-links wheels --no-build-isolation "$@"; }
error() { venv; source_archive; pip_install demo; }
workaround_1() { venv; source_archive; pip_install demo >pip.log 2>&1; grep -nE -m5 '(error|Error|ERROR)[: ]' pip.log | grep -q 'libnope is not installed'; }
workaround_3() { venv; source_archive; wheel demo 1.0 py3-none-any demo.py; pip_install --only-binary :all: demo && env/bin/python -c 'import demo; print(demo.version)' | grep -qx 1.0; }
