# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: bash python3
# packages: bash python3
# version: bash --version | head -1

leak() { echo 'import sys; fs = [open("/dev/null") for _ in range(int(sys.argv[1]))]; print("opened", len(fs))' >leak.py; }
error() { leak; bash -c 'ulimit -n 64; python3 leak.py 200' 2>&1 | tail -1; }
dead_end_2() { leak; bash -c 'ulimit -n 64; echo "* soft nofile 65535" >limits.conf; python3 leak.py 200' 2>&1 | tail -1; }
workaround_1() { bash -c 'ulimit -n 64; exec 9</dev/null; grep "open files" /proc/$$/limits | grep " 64 " && ls /proc/$$/fd | grep -x 9'; }
workaround_3() { leak; bash -c 'ulimit -Sn 64; ulimit -Hn; ulimit -n "$(ulimit -Hn)" && python3 leak.py 200' | grep 'opened 200'; }
workaround_4() { bash -c 'ulimit -n 64; python3 -c "
for _ in range(500):
    with open(\"/dev/null\") as f: f.read()
print(\"done\")"' | grep done; }
