# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# packages: python3
# version: python3 --version

app() { cat >app.py; timeout 30 python3 app.py; }
error() { app <<'EOF'
import multiprocessing as mp

def main():
    ctx = mp.get_context("spawn")        # what Windows and macOS do by default
    double = lambda n: 2 * n
    p = ctx.Process(target=double, args=(4,))
    p.start()
    p.join()

if __name__ == "__main__":
    main()
EOF
}
dead_end_1() { app <<'EOF'
import multiprocessing as mp

def main():
    ctx = mp.get_context("spawn")
    def double(n):
        return 2 * n
    p = ctx.Process(target=double, args=(4,))
    p.start()
    p.join()

if __name__ == "__main__":
    main()
EOF
}
workaround_1() { app >out 2>&1 <<'EOF'
import multiprocessing as mp

def double(n):
    print("double", 2 * n)

def main():
    ctx = mp.get_context("spawn")
    p = ctx.Process(target=double, args=(4,))
    p.start()
    p.join()

if __name__ == "__main__":
    main()
EOF
cat out; grep -qx "double 8" out; }
workaround_3() { app >out 2>&1 <<'EOF'
import functools
import multiprocessing as mp

def scale(factor, n):
    print("scaled", factor * n)

def main():
    ctx = mp.get_context("spawn")
    triple = functools.partial(scale, 3)         # instead of lambda n: scale(3, n)
    p = ctx.Process(target=triple, args=(4,))
    p.start()
    p.join()

if __name__ == "__main__":
    main()
EOF
cat out; grep -qx "scaled 12" out; }
