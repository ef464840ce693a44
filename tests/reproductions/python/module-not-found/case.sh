# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3 python3-venv
# version: python3 --version

make() {
    must python3 -m venv --without-pip env
    must python3 -m venv --without-pip other
    echo 'def get(): return "page"' >lib.py
    printf 'import fetchlib\n\nprint(fetchlib.get())\n' >main.py
}
# what an installer does: the module goes to the site-packages of one interpreter
install_for() { cp lib.py "$("$1" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/fetchlib.py"; }
error() { make; env/bin/python main.py; }
dead_end_1() { make; install_for other/bin/python; env/bin/python main.py; }
workaround_5() { make; install_for env/bin/python; env/bin/python main.py >out 2>&1; cat out; grep -qx page out; }
