# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version

make() {
    mkdir -p proj/task proj/tools
    echo 'def hello(): print("hello from tools")' >proj/tools/util.py
    printf 'from ..tools.util import hello\nhello()\n' >proj/task/run.py
}
error() { make; cd proj && python3 task/run.py; }
dead_end_1() { make; touch proj/__init__.py proj/task/__init__.py proj/tools/__init__.py; cd proj && python3 task/run.py; }
dead_end_2() { make; cd proj && PYTHONPATH="$PWD:$PWD/.." python3 task/run.py; }
dead_end_3() { make; cd proj/task && python3 run.py; }
workaround_1() { make; python3 -m proj.task.run >out 2>&1; cat out; grep -qx 'hello from tools' out; }
workaround_2() {
    make
    sed -i 's/^from \.\.tools\.util/from tools.util/' proj/task/run.py
    cd proj && python3 -m task.run >out 2>&1; cat out; grep -qx 'hello from tools' out
}
workaround_3() {
    make
    printf 'from proj.task import run\n' >start.py
    python3 start.py >out 2>&1; cat out; grep -qx 'hello from tools' out
}
