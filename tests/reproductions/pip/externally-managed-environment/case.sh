# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: pip setuptools wheel
# packages: python3 python3-venv python3-pip python3-setuptools python3-wheel
# version: python3 -m pip --version

error() { python3 -m pip install requests; }
dead_end_1() { python3 -m pip install --user requests; }
dead_end_2() { must python3 -m venv --without-pip env; . env/bin/activate; /usr/bin/python3 -m pip install requests; }
workaround_1() {
    must python3 -m venv --without-pip --system-site-packages .venv
    printf 'from setuptools import setup\n\nsetup(name="demo", version="1.0", py_modules=["demo"])\n' >setup.py; echo 'version = "1.0"' >demo.py
    .venv/bin/python -m pip install --no-index --no-build-isolation --no-deps . >out 2>&1; cat out
    mkdir elsewhere; cd elsewhere && ../.venv/bin/python -c 'import demo; print(demo.version)' | grep -qx 1.0
}
