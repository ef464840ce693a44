# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 gcc
# modules: setuptools
# packages: python3 python3-venv python3-setuptools gcc libc6-dev
# version: gcc --version

make() {
    must python3 -m venv --without-pip env
    printf 'int answer(void) { return 42; }\n' >fast.c
    printf 'from setuptools import Extension, setup\n\nsetup(name="fast", version="1.0", ext_modules=[Extension("fast", ["fast.c"])])\n' >setup.py
    mkdir bin; ln -s "$(command -v python3)" bin/python3; for c in cat grep sed ls find; do ln -s "$(command -v $c)" bin/$c; done
}
error() { make; PATH=$PWD/bin python3 setup.py build_ext --inplace; }
