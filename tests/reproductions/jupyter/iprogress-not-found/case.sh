# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: tqdm
# packages: python3-tqdm
# version: python3 -c "import tqdm; print('tqdm', tqdm.__version__)"

app() { { printf 'import sys\nsys.modules["ipywidgets"] = None      # an environment without ipywidgets\n'; cat; } >app.py; python3 app.py 2>&1; }
error() { app <<'EOF'
from tqdm.notebook import tqdm

for n in tqdm(range(3)):
    pass
EOF
}
dead_end_1() { app <<'EOF'
from tqdm import tqdm_notebook

try:
    for n in tqdm_notebook(range(3)):
        pass
except ImportError:
    from tqdm.notebook import trange

    for n in trange(3):
        pass
EOF
}
workaround_2() { app >out 2>&1 <<'EOF'
from tqdm import tqdm

for n in tqdm(range(3)):
    pass
print("done", n)
EOF
cat out; grep -q 'done 2' out && grep -q '3/3' out; }
workaround_3() { app >out 2>&1 <<'EOF'
from tqdm.auto import tqdm

for n in tqdm(range(3)):
    pass
print("done", n)
EOF
cat out; grep -q 'done 2' out; }
