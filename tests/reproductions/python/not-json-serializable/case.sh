# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# modules: numpy
# packages: python3 python3-numpy
# version: python3 --version

error() { python3 -c 'import json, datetime; json.dumps({"at": datetime.date(2024, 1, 31)})'; }
workaround_1() { cat >app.py <<'EOF'
import datetime, decimal, json, pathlib, uuid
import numpy as np

def to_json(o):
    if hasattr(o, "tolist"):        # numpy array and scalar, torch tensor
        return o.tolist()
    if hasattr(o, "isoformat"):     # datetime, date, Timestamp
        return o.isoformat()
    if isinstance(o, set):
        return list(o)
    if isinstance(o, bytes):
        return o.decode()
    return str(o)                   # Decimal, UUID, Path

data = {"d": datetime.date(2024, 1, 31), "s": {1}, "b": b"x", "n": np.int64(5), "f": np.float32(0.5), "a": np.arange(2), "p": pathlib.Path("/x"), "m": decimal.Decimal("9.90")}
text = json.dumps(data, default=to_json, ensure_ascii=False)
print(text)
EOF
  python3 app.py | grep -qxF '{"d": "2024-01-31", "s": [1], "b": "x", "n": 5, "f": 0.5, "a": [0, 1], "p": "/x", "m": "9.90"}'; }
workaround_2() { fails python3 -c 'import json, numpy as np; json.dumps({"n": np.int64(1)})'; python3 -c '
import json, numpy as np
score, n, array = np.float32(0.5), np.int64(2), np.arange(2)
print(json.dumps({"score": float(score), "n": int(n), "ids": array.tolist()}))' | grep -qF '"ids": [0, 1]'; }
