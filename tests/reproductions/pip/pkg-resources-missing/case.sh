# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3 python3-venv
# version: python3 --version

app() { must python3 -m venv --without-pip env; cat >app.py; env/bin/python app.py; }
OLD='import pkg_resources

print("has", pkg_resources.get_distribution("pip").version)'
error() { app <<<"$OLD"; }
workaround_3() { app >out 2>&1 <<'EOF'
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files

try:
    print(version("some-package"))
except PackageNotFoundError:
    print("not installed")
print(files("email").joinpath("architecture.rst").name)
EOF
cat out; grep -qx 'not installed' out && grep -qx architecture.rst out; }
