# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 setpriv
# packages: python3 python3-venv util-linux
# version: python3 --version

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


# root may write everywhere: become nobody, as a user on that machine would be
as_user() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=65534 --regid=65534 --clear-groups env HOME="$PWD/home" "$@"; else env HOME="$PWD/home" "$@"; fi; }
make() {
    must python3 -m venv env
    wheel demo 1.0 py3-none-any demo.py
    mkdir -m 777 home; chmod 755 . wheels; chmod 644 wheels/*
    SITE=$(env/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
    chmod a-w "$SITE"
}
get() { as_user env/bin/python -m pip --disable-pip-version-check install --no-index --find-links wheels "$@" demo; }
error() { make; get; }
error_zh() { error; }
dead_end_1() { make; get --user; env/bin/python -c 'import demo' 2>/dev/null || missed "not in a virtual environment"; }
dead_end_2() { make; get --no-cache-dir --force-reinstall; }
workaround_1() { make; as_user python3 -m venv home/mine >out 2>&1; as_user home/mine/bin/python -m pip install --no-index --find-links wheels demo >out 2>&1; cat out; home/mine/bin/python -c 'import demo'; }
workaround_2() {
    make
    if [ "$(id -u)" = 0 ]; then chown -R 65534:65534 env; fi
    chmod u+w "$SITE"
    get >out 2>&1; cat out; env/bin/python -c 'import demo'
}
