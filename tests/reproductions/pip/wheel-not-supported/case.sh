# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: pip
# packages: python3 python3-venv python3-pip
# version: python3 -m pip --version

. "$CASE_DIR/../wheels.sh"

old() { venv; wheel demo 1.0 cp36-cp36m-win_amd64 demo.cp36-win_amd64.pyd; }
error() { old; $PIP install wheels/demo-1.0-cp36-cp36m-win_amd64.whl; }
dead_end_1() {
    old
    mv wheels/demo-1.0-cp36-cp36m-win_amd64.whl wheels/demo-1.0-py3-none-any.whl
    $PIP install wheels/demo-1.0-py3-none-any.whl
    env/bin/python -c 'import demo' || missed "installed, but the compiled module is for another Python"
}
workaround_1() {
    old
    $PIP debug --verbose >tags 2>/dev/null
    grep -q 'py3-none-any' tags && ! grep -q 'cp36-cp36m-win_amd64' tags
}
workaround_2() {
    old
    wheel demo 1.1 py3-none-any demo.py
    $PIP install --no-index --find-links wheels demo >out 2>&1; cat out
    env/bin/python -c 'import demo; print(demo.version)' | grep -qx 1.1
}
