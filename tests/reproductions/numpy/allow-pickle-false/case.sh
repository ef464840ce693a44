# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: numpy
# packages: python3-numpy
# version: python3 -c "import numpy; print('NumPy', numpy.__version__)"

app() { cat >app.py; python3 app.py; }

make() { python3 -c 'import numpy as np; np.save("labels.npy", np.array({"cat": 1}, dtype=object))'; }
error() { make; app <<'EOF'
import numpy as np

labels = np.load("labels.npy").item()
print(labels)
EOF
}
pointer() { printf 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 128\n' >labels.npy; }
dead_end_2() { pointer; app >out 2>&1 <<'EOF'
import numpy as np

labels = np.load("labels.npy", allow_pickle=True)
EOF
cat out; grep -q UnpicklingError out && missed "the next error"; }
workaround_2() {
    pointer; python3 -c 'import numpy as np; np.load("labels.npy")' 2>&1 | grep -qE 'Cannot load file containing pickled data|This file contains pickled' || return 1
    app >out 2>&1 <<'EOF'
with open("labels.npy", "rb") as f:
    print(f.read(60))
EOF
    cat out; grep -q 'git-lfs' out || return 1
    make; python3 app.py | grep -qF 'x93NUMPY'
}
workaround_1() { make; app >out 2>&1 <<'EOF'
import numpy as np

labels = np.load("labels.npy", allow_pickle=True).item()
print(labels["cat"])
EOF
cat out; grep -qx 1 out; }
workaround_3() { make; app >out 2>&1 <<'EOF'
import functools
import numpy as np

np.load = functools.partial(np.load, allow_pickle=True)

labels = np.load("labels.npy").item()      # the code of the library
print(labels["cat"])
EOF
cat out; grep -qx 1 out; }
workaround_4() { app >out 2>&1 <<'EOF'
import json
import numpy as np

np.savez("data.npz", x=np.ones((2, 3)), ids=np.array(["a", "b"]))
with open("labels.json", "w", encoding="utf-8") as f:
    json.dump({"cat": 1}, f)
print(np.load("data.npz")["ids"], json.load(open("labels.json"))["cat"])
EOF
cat out; grep -qF "['a' 'b'] 1" out; }
