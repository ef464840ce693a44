# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: torch
# packages: python3-torch
# version: python3 -c "import torch; print('PyTorch', torch.__version__)"

export OMP_NUM_THREADS=1
py() { python3 -W ignore -; }

ckpt() { cat >ckpt.py <<'E'
import torch
from torch import nn
def net(classes=10): return nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, classes))
source, model = net(), net()
ckpt = {"module." + k: v for k, v in source.state_dict().items()}
def same(): return all(torch.equal(a, b) for a, b in zip(source.state_dict().values(), model.state_dict().values()))
E
}
run() { ckpt; python3 -W ignore run.py; }
error() { cat >run.py <<'E'
from ckpt import *
model.load_state_dict(ckpt)
E
run; }
dead_end_1() { cat >run.py <<'E'
from ckpt import *
model.load_state_dict(ckpt, strict=False)
if not same(): print("goal missed: no error, and no weight was loaded"); raise SystemExit(1)
E
run; }
dead_end_2() { cat >run.py <<'E'
from ckpt import *
net(classes=3).load_state_dict(source.state_dict(), strict=False)
E
run; }
workaround_2() { cat >run.py <<'E'
from ckpt import *
print(list(ckpt)[:5])
own = model.state_dict()
print(list(own)[:5])
print([k for k in ckpt if k in own and ckpt[k].shape != own[k].shape])
E
run | grep -F "['module.0.weight', 'module.0.bias'"; }
workaround_1() { cat >run.py <<'E'
from ckpt import *
from torch.nn.modules.utils import consume_prefix_in_state_dict_if_present
consume_prefix_in_state_dict_if_present(ckpt, "module.")
model.load_state_dict(ckpt)
assert same()
E
run; }
workaround_3() { cat >run.py <<'E'
from ckpt import *
ckpt = {"state_dict": source.state_dict(), "epoch": 3}
try: model.load_state_dict(ckpt); raise SystemExit("no error without the advice")
except RuntimeError: pass
model.load_state_dict(ckpt.get("state_dict") or ckpt.get("model") or ckpt)
assert same()
E
run; }
workaround_4() { cat >run.py <<'E'
from ckpt import *
ckpt, model = source.state_dict(), net(classes=3)
own = model.state_dict()
keep = {k: v for k, v in ckpt.items() if k in own and own[k].shape == v.shape}
result = model.load_state_dict(keep, strict=False)
print(result.missing_keys)        # must be the head only
assert result.missing_keys == ["2.weight", "2.bias"] and torch.equal(model[0].weight, source[0].weight)
E
run; }
workaround_6() { cat >run.py <<'E'
from ckpt import *
model = nn.DataParallel(source)
torch.save(getattr(model, "module", model).state_dict(), "model.pt")
fresh = net(); fresh.load_state_dict(torch.load("model.pt"))
assert list(fresh.state_dict()) == list(source.state_dict()) and torch.equal(fresh[0].weight, source[0].weight)
E
run; }
