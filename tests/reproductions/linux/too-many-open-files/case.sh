# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: bash python3
# packages: bash python3
# version: bash --version | head -1

leak() { echo 'import sys; fs = [open("/dev/null") for _ in range(int(sys.argv[1]))]; print("opened", len(fs))' >leak.py; }
error() { leak; bash -c 'ulimit -n 64; python3 leak.py 200' 2>&1 | tail -1; }
dead_end_1() { leak; mkfifo ask; bash -c 'ulimit -n 64; read -r _ <ask; python3 leak.py 200' >out 2>&1 &   # stands for systemd: starts the service when asked
  bash -c 'ulimit -n "$(ulimit -Hn)"; ulimit -n; echo restart >ask'; wait $!; tail -1 out; }
workaround_3() { bash -c 'ulimit -n 64; exec 9</dev/null; grep "open files" /proc/$$/limits | grep " 64 " && ls /proc/$$/fd | grep -x 9'; }
workaround_1() { leak; bash -c 'ulimit -Sn 64; ulimit -Hn; ulimit -n "$(ulimit -Hn)" && python3 leak.py 200' | grep 'opened 200'; }
workaround_4() { bash -c 'ulimit -n 64; python3 -c "
for _ in range(500):
    with open(\"/dev/null\") as f: f.read()
print(\"done\")"' | grep done; }
