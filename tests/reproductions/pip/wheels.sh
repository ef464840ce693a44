# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later

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
