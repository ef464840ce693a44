# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: pip
# packages: python3 python3-venv python3-pip
# version: python3 -m pip --version

. "$CASE_DIR/../loopbackindex.sh"

up() { venv; wheel demo 1.0 py3-none-any demo.py; serve 8000 wheels 'time.sleep(3)'; serve 8001 wheels; }
get() { $PIP install -i "http://127.0.0.1:$1/simple" --timeout 1 --retries 1 "${@:2}" demo; }
error() { up; get 8000; }
workaround_2() { up; get 8001 >out 2>&1; cat out; env/bin/python -c 'import demo'; }
workaround_1() { up; get 8000 --timeout 120 --retries 10 >out 2>&1; cat out; env/bin/python -c 'import demo'; }
workaround_4() { up; must $PIP download -i http://127.0.0.1:8001/simple -d offline demo; $PIP install --no-index --find-links offline demo >out 2>&1; cat out; env/bin/python -c 'import demo'; }
