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

# a package as a distribution installs it: without RECORD
sys() {
    venv
    site=$(env/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
    mkdir -p "$site/demo-0.9.dist-info"
    printf 'Metadata-Version: 2.1\nName: demo\nVersion: 0.9\n' >"$site/demo-0.9.dist-info/METADATA"
    echo debian >"$site/demo-0.9.dist-info/INSTALLER"
    echo 'version = "0.9"' >"$site/demo.py"
    wheel demo 1.0 py3-none-any demo.py
}
get() { $PIP install --no-index --find-links wheels "$@" demo; }
has() { env/bin/python -c 'import demo; print(demo.version)' | grep -qx "$1"; }
error() { sys; get --upgrade; }
dead_end_1() { sys; $PIP uninstall -y demo; }
dead_end_2() { sys; get --upgrade --force-reinstall; }
workaround_1() { sys; must python3 -m venv --without-pip --system-site-packages own; own/bin/python -m pip install --no-index --find-links wheels demo >out 2>&1; cat out; own/bin/python -c 'import demo; print(demo.version)' | grep -qx 1.0; }
workaround_2() { sys; get --ignore-installed >out 2>&1; cat out; has 1.0; }
