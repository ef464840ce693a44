# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: pip
# packages: python3 python3-venv python3-pip
# version: python3 -m pip --version

. "$CASE_DIR/../loopbackindex.sh"

up() { venv; wheel demo 1.0 py3-none-any demo.py; serve 8000 wheels; serve 8001 wheels; export http_proxy=http://127.0.0.1:9 https_proxy=http://127.0.0.1:9; }
get() { $PIP install --retries 1 -i "http://127.0.0.1:${PORT:-8000}/simple" "$@" demo; }
error() { up; get; }
dead_end_1() { up; PORT=8001 get; }
dead_end_2() { up; get --trusted-host 127.0.0.1; }
workaround_1() { up; unset http_proxy https_proxy HTTP_PROXY HTTPS_PROXY ALL_PROXY all_proxy; get >out 2>&1; cat out; env/bin/python -c 'import demo'; }
workaround_2() { up; get --proxy http://127.0.0.1:8001 >out 2>&1; cat out; env/bin/python -c 'import demo'; }
workaround_3() { up; NO_PROXY=127.0.0.1,localhost get >out 2>&1; cat out; env/bin/python -c 'import demo'; }
