# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3.13
# packages: python3.13 python3.13-venv
# version: python3.13 --version

error() {
    must python3.13 -m venv --without-pip env
    printf 'from distutils.spawn import find_executable\n\nprint(find_executable("sh"))\n' >check.py
    env/bin/python check.py
}
workaround_4() {
    must python3.13 -m venv --without-pip env
    printf 'from shutil import copytree, which         # instead of copy_tree, find_executable\n\nprint(which("sh"))\n' >check.py
    printf 'copytree("src", "dst", dirs_exist_ok=True)\n' >>check.py; mkdir src dst; touch src/file
    env/bin/python check.py >out 2>&1; cat out; grep -q '/sh$' out && test -e dst/file
}
