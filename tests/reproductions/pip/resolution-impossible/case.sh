# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: pip
# packages: python3 python3-venv python3-pip
# version: python3 -m pip --version

. "$CASE_DIR/../wheels.sh"

make() { venv; wheel web 2.25 py3-none-any web.py 'Requires-Dist: conn<1.27'; wheel web 2.31 py3-none-any web.py 'Requires-Dist: conn<3'; wheel conn 1.26 py3-none-any conn.py; wheel conn 2.2 py3-none-any conn.py; }
get() { $PIP install --no-index --find-links wheels "$@"; }
error() { make; get web==2.25 'conn>=2.2'; }
dead_end_1() { make; get --no-deps web==2.25 'conn>=2.2' >out 2>&1; $PIP check >check 2>&1; grep -i 'web 2.25 has requirement conn' check && missed "a set that does not fit was installed"; }
workaround_1() { make; get 'conn>=2.2' web >out 2>&1; cat out; $PIP check | grep -v '^web\|^conn' >/dev/null; env/bin/python -c 'import web, conn; print(web.version, conn.version)' | grep -qx '2.31 2.2'; }
workaround_3() {
    make
    must python3 -m venv --without-pip --system-site-packages other
    get web==2.25 >out 2>&1 && other/bin/python -m pip install --no-index --find-links wheels 'conn>=2.2' >out 2>&1
    env/bin/python -c 'import conn; print(conn.version)' | grep -qx 1.26 && other/bin/python -c 'import conn; print(conn.version)' | grep -qx 2.2
}
