# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version

app() { cat >app.py; timeout 30 python3 app.py; }
error() {
    app <<'EOF'
import multiprocessing as mp

mp = mp.get_context("spawn")        # what Windows and macOS do by default

def work(n):
    print("square", n * n)

p = mp.Process(target=work, args=(4,))
p.start()
p.join()
EOF
}
dead_end_1() {
    app <<'EOF'
import multiprocessing as mp

mp.freeze_support()
mp = mp.get_context("spawn")

def work(n):
    print("square", n * n)

p = mp.Process(target=work, args=(4,))
p.start()
p.join()
EOF
}
dead_end_2() {
    app <<'EOF'
import multiprocessing as mp

mp = mp.get_context("spawn")

def work(n):
    print("square", n * n)

def main():
    p = mp.Process(target=work, args=(4,))
    p.start()
    p.join()

main()
EOF
}
workaround_1() {
    app >out 2>&1 <<'EOF'
import multiprocessing as mp

mp = mp.get_context("spawn")

def work(n):
    print("square", n * n)

if __name__ == "__main__":
    p = mp.Process(target=work, args=(4,))
    p.start()
    p.join()
EOF
    cat out; grep -qx 'square 16' out
}
workaround_3() {
    app >out 2>&1 <<'EOF'
from concurrent.futures import ThreadPoolExecutor

def work(n):
    return n * n

with ThreadPoolExecutor(max_workers=4) as pool:
    print(list(pool.map(work, [1, 2, 3, 4])))
EOF
    cat out; grep -qF '[1, 4, 9, 16]' out
}
