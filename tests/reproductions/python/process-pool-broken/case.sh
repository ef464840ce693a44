# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

app() { cat >app.py; python3 app.py; }
error() { app <<'EOF'
import os
from concurrent.futures import ProcessPoolExecutor
def work(x): os._exit(1)
if __name__ == '__main__':
    with ProcessPoolExecutor() as pool:
        print(list(pool.map(work, range(4))))
EOF
}
workaround_2() { app <<'EOF' | grep -q '81\]'
from concurrent.futures import ProcessPoolExecutor
def work(x):
    return x * x
if __name__ == '__main__':
    with ProcessPoolExecutor(max_workers=2) as pool:
        print(list(pool.map(work, range(10), chunksize=5)))
EOF
}
workaround_3() {
  printf '%s\n' 'import multiprocessing as mp' 'from concurrent.futures import ProcessPoolExecutor' 'def work(x):' '    return x * x' 'with ProcessPoolExecutor(mp_context=mp.get_context("spawn")) as pool:' '    print(list(pool.map(work, range(4))))' >app.py; fails python3 app.py
  sed -i '5,6s/^/    /; 5i if __name__ == "__main__":' app.py; python3 app.py | grep -q '9\]'; }
workaround_4() { app <<'EOF' | grep -q '9\]'
import multiprocessing as mp
from concurrent.futures import ProcessPoolExecutor
def work(x):
    return x * x
if __name__ == '__main__':
    with ProcessPoolExecutor(mp_context=mp.get_context('spawn')) as pool:
        print(list(pool.map(work, range(4))))
EOF
}
