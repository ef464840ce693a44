# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version

app() { cat >app.py; python3 app.py; }
loop() { app <<EOF
sessions = {"a": 0, "b": 5, "c": 0}
for $1 in $2:
    if sessions[name] == 0:
        $3
print(sessions)
EOF
}
error() { loop name sessions 'del sessions[name]'; }
dead_end_1() { loop name 'sessions.keys()' 'del sessions[name]'; }
dead_end_2() { loop name sessions 'sessions.pop(name)'; }
workaround_1() { loop name 'list(sessions)' 'del sessions[name]' >out 2>&1; cat out; grep -qF "{'b': 5}" out; }
workaround_2() {
    app >out 2>&1 <<'EOF'
sessions = {"a": 0, "b": 5, "c": 0}
sessions = {name: n for name, n in sessions.items() if n != 0}
print(sessions)
EOF
    cat out; grep -qF "{'b': 5}" out
}
workaround_3() {
    app >out 2>&1 <<'EOF'
import threading

lock = threading.Lock()
sessions = {n: n for n in range(2000)}

def writer():
    for n in range(2000, 60000):
        with lock:
            sessions[n] = n

t = threading.Thread(target=writer)
t.start()
while t.is_alive():
    with lock:
        snapshot = dict(sessions)
    total = sum(snapshot.values())
t.join()
print("done", len(sessions))
EOF
    cat out; grep -qx 'done 60000' out
}
