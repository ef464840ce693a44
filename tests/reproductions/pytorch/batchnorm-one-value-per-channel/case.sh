# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: torch
# packages: python3-torch
# version: python3 -c "import torch; print('PyTorch', torch.__version__)"

export OMP_NUM_THREADS=1
py() { python3 -W ignore -; }

setup() { cat >setup.py <<'E'
import torch
from torch.utils.data import DataLoader
model = torch.nn.Sequential(torch.nn.Linear(5, 3), torch.nn.BatchNorm1d(3)); train_ds = torch.ones(9, 5)
E
}
run() { setup; python3 -W ignore run.py; }
error() { cat >run.py <<'E'
from setup import *
for x in DataLoader(train_ds, batch_size=4): model(x)
E
run; }
dead_end_1() { cat >run.py <<'E'
from setup import *
with torch.no_grad(): model(torch.ones(1, 5))
E
run; }
dead_end_2() { cat >run.py <<'E'
from setup import *
for x in DataLoader(train_ds, batch_size=1, drop_last=True): model(x)
E
run; }
workaround_1() { cat >run.py <<'E'
from setup import *
loader = DataLoader(train_ds, batch_size=4, shuffle=True, drop_last=True)
assert [model(x).shape for x in loader] == [(4, 3), (4, 3)]
E
run; }
workaround_3() { cat >run.py <<'E'
from setup import *
x = torch.ones(1, 5)
model.eval()
with torch.no_grad():
    out = model(x)
assert out.shape == (1, 3)
E
run; }
workaround_4() { cat >run.py <<'E'
from setup import *
model.train()
for m in model.modules():
    if isinstance(m, torch.nn.modules.batchnorm._BatchNorm):
        m.eval()      # after model.train()
model(torch.ones(1, 5)).sum().backward()
assert model[0].weight.grad is not None
E
run; }
