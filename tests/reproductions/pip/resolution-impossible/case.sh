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

make() { venv; wheel web 2.25 py3-none-any web.py 'Requires-Dist: conn<1.27'; wheel web 2.31 py3-none-any web.py 'Requires-Dist: conn<3'; wheel conn 1.26 py3-none-any conn.py; wheel conn 2.2 py3-none-any conn.py; }
get() { $PIP install --no-index --find-links wheels "$@"; }
error() { make; get web==2.25 'conn>=2.2'; }
dead_end_1() { make; get --force-reinstall --upgrade web==2.25 'conn>=2.2'; }
dead_end_2() { make; get --no-deps web==2.25 'conn>=2.2' >out 2>&1; $PIP check >check 2>&1; grep -i 'web 2.25 has requirement conn' check && missed "a set that does not fit was installed"; }
workaround_1() { make; get 'conn>=2.2' web >out 2>&1; cat out; $PIP check | grep -v '^web\|^conn' >/dev/null; env/bin/python -c 'import web, conn; print(web.version, conn.version)' | grep -qx '2.31 2.2'; }
workaround_3() {
    make
    must python3 -m venv --without-pip --system-site-packages other
    get web==2.25 >out 2>&1 && other/bin/python -m pip install --no-index --find-links wheels 'conn>=2.2' >out 2>&1
    env/bin/python -c 'import conn; print(conn.version)' | grep -qx 1.26 && other/bin/python -c 'import conn; print(conn.version)' | grep -qx 2.2
}
