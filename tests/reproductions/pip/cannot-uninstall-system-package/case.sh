# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: pip
# packages: python3 python3-venv python3-pip
# version: python3 -m pip --version

. "$CASE_DIR/../wheels.sh"

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
