# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 git
# modules: pip
# packages: python3 python3-venv python3-pip git
# version: python3 -m pip --version

. "$CASE_DIR/../wheels.sh"

make() {
    venv
    mkdir -p repo/python
    printf '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n[project]\nname = "demo"\nversion = "1.0"\n' >repo/python/pyproject.toml
    cat >repo/python/backend.py <<'EOF'
import os, zipfile

def build_wheel(directory, config_settings=None, metadata_directory=None):
    name = "demo-1.0-py3-none-any.whl"
    with zipfile.ZipFile(os.path.join(directory, name), "w") as z:
        z.writestr("demo.py", 'version = "1.0"\n')
        z.writestr("demo-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: demo\nVersion: 1.0\n")
        z.writestr("demo-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        z.writestr("demo-1.0.dist-info/RECORD", "demo.py,,\n")
    return name
EOF
    PY=$PWD/env/bin/python
}
error() { make; cd repo && "$PY" -m pip install .; }
dead_end_1() {
    make; cd repo && touch setup.py
    "$PY" -m pip install --no-build-isolation . >out 2>&1; cat out
    "$PY" -c 'import demo' 2>/dev/null || missed "an empty package was installed, or none"
}
workaround_1() {
    make; cd repo
    find . -maxdepth 3 \( -name pyproject.toml -o -name setup.py \) | grep -qx ./python/pyproject.toml || exit 1
    "$PY" -m pip install ./python >out 2>&1; cat out
    "$PY" -c 'import demo; print(demo.version)' | grep -qx 1.0
}
workaround_3() {
    make
    export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=protocol.file.allow GIT_CONFIG_VALUE_0=always
    must git init -q lib; cp repo/python/* lib/; must git -C lib add .; must git -C lib commit -qm one
    must git init -q top; must git -C top submodule --quiet add "$PWD/lib" lib; must git -C top commit -qm two
    must git clone -q top copy
    cd copy || exit 1
    "$PY" -m pip install ./lib >out 2>&1 && exit 1
    git submodule update --init --recursive >out 2>&1
    "$PY" -m pip install ./lib >out 2>&1; cat out
    "$PY" -c 'import demo; print(demo.version)' | grep -qx 1.0
}
workaround_2() {
    make
    wheel tool 1.0 py3-none-any tool.py
    mkdir paper; echo 'tool' >paper/requirements.txt; printf 'import tool\nprint("tool", tool.version)\n' >paper/main.py
    "$PY" -m pip install --no-index --find-links wheels -r paper/requirements.txt >out 2>&1; cat out
    cd paper && "$PY" main.py | grep -qx 'tool 1.0'
}
