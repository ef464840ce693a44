# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: pip
# packages: python3 python3-venv python3-pip
# version: python3 -m pip --version

venv() { must python3 -m venv --without-pip --system-site-packages env; PIP="env/bin/python -m pip --disable-pip-version-check"; }
# wheel NAME VERSION TAG FILE [METADATA…]: a small wheel that holds the module FILE
wheel() {
    mkdir -p wheels
    must python3 - "$@" <<'EOF'
import sys, zipfile
name, version, tag, module = sys.argv[1:5]
info = f"{name}-{version}.dist-info"
files = {module: f'version = "{version}"\n',
         f"{info}/METADATA": "\n".join(["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}", *sys.argv[5:], ""]),
         f"{info}/WHEEL": f"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: {tag}\n"}
with zipfile.ZipFile(f"wheels/{name}-{version}-{tag}.whl", "w") as z:
    for path, text in files.items():
        z.writestr(path, text)
    z.writestr(f"{info}/RECORD", "".join(f"{p},,\n" for p in [*files, f"{info}/RECORD"]))
EOF
}

make() { venv; wheel demo 1.19 cp36-cp36m-linux_x86_64 demo.py; wheel demo 2.0 py3-none-any demo.py; }
get() { $PIP install --no-index --find-links wheels "$@"; }
error() { make; get demo==1.19; }
dead_end_2() { make; get --no-cache-dir --pre demo==1.19; }
workaround_3() { make; get 'demo>=1.26' >out 2>&1; cat out; env/bin/python -c 'import demo; print(demo.version)' | grep -qx 2.0; }
workaround_4() { make; get demoo >out 2>&1; grep -q 'from versions: none' out || exit 1; get demo >out 2>&1; cat out; env/bin/python -c 'import demo'; }
