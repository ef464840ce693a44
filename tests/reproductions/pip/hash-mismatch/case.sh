# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 curl sha256sum
# modules: pip
# packages: python3 python3-venv python3-pip curl
# version: python3 -m pip --version

. "$CASE_DIR/../loopbackindex.sh"

up() { venv; wheel demo 1.0 py3-none-any demo.py; serve 8000 wheels 'body = body[:-40] + bytes(40)'; serve 8001 wheels; }
get() { $PIP install -i "http://127.0.0.1:$1/simple" --trusted-host 127.0.0.1 "${@:2}" demo; }
error() { up; get 8000; }
dead_end_1() { up; get 8000 --no-cache-dir; }
workaround_2() {
    up
    curl -sSLO http://127.0.0.1:8001/f/demo-1.0-py3-none-any.whl
    (cd wheels && sha256sum demo-1.0-py3-none-any.whl) | sha256sum -c - >out 2>&1 || exit 1
    $PIP install --no-index ./demo-1.0-py3-none-any.whl >out 2>&1; cat out
    env/bin/python -c 'import demo'
}
workaround_3() { up; get 8001 >out 2>&1; cat out; env/bin/python -c 'import demo'; }
