# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: torch
# packages: python3-torch
# version: python3 -c "import torch; print('PyTorch', torch.__version__)"

export OMP_NUM_THREADS=1
py() { python3 -W ignore -; }

# Two losses through one shared computation.
losses() { cat >losses.py <<'E'
import torch
model = torch.nn.Linear(3, 1); optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
h = model(torch.ones(4, 3)).sigmoid()
loss_a, loss_b = h.pow(2).mean(), h.exp().mean()
E
}
run() { losses; python3 -W ignore run.py; }
error() { cat >run.py <<'E'
from losses import *
loss_a.backward(); loss_b.backward()
E
run; }
dead_end_1() { cat >run.py <<'E'
import torch
cell = torch.nn.RNNCell(2, 2); optimizer = torch.optim.SGD(cell.parameters(), lr=0.1); h = torch.zeros(1, 2)
try:
    for step in range(3):
        h = cell(torch.ones(1, 2), h)
        optimizer.zero_grad(); h.pow(2).sum().backward(retain_graph=True); optimizer.step()
except RuntimeError as e: print("goal missed: step", step, str(e)[:110]); raise SystemExit(1)
E
run; }
dead_end_2() { cat >run.py <<'E'
from losses import *
loss_a.backward(); optimizer.zero_grad(); loss_b.backward()
E
run; }
dead_end_3() { cat >run.py <<'E'
import torch
h = torch.nn.Linear(3, 1)(torch.ones(4, 3)).sigmoid()
h.clone().pow(2).mean().backward(); h.clone().exp().mean().backward()
E
run; }
workaround_2() { cat >run.py <<'E'
from losses import *
loss = loss_a + 0.5 * loss_b
optimizer.zero_grad(set_to_none=True)
loss.backward()
optimizer.step()
assert model.weight.grad is not None
E
run; }
workaround_1() { cat >run.py <<'E'
import torch
batch, hidden = 4, 3
class M(torch.nn.Module):
    def __init__(self): super().__init__(); self.cell, self.head = torch.nn.RNNCell(2, hidden), torch.nn.Linear(hidden, 1)
    def forward(self, x, h): h = self.cell(x, h); return self.head(h), h
model, criterion = M(), torch.nn.MSELoss(); optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
loader = [(torch.ones(batch, 2), torch.ones(batch, 1))] * 3; steps = 0
h = torch.zeros(batch, hidden)
for x, y in loader:
    h = h.detach()
    out, h = model(x, h)
    loss = criterion(out, y)
    optimizer.zero_grad(set_to_none=True); loss.backward(); optimizer.step()
    steps += 1
assert steps == 3
E
run; }
workaround_3() { cat >run.py <<'E'
import torch
G, D = torch.nn.Linear(2, 2), torch.nn.Sequential(torch.nn.Linear(2, 1), torch.nn.Sigmoid()); criterion = torch.nn.BCELoss()
opt_g, opt_d = (torch.optim.SGD(m.parameters(), lr=0.1) for m in (G, D))
z, ones, zeros = torch.randn(4, 2), torch.ones(4, 1), torch.zeros(4, 1)
fake = G(z)
d_loss = criterion(D(fake.detach()), zeros) + criterion(D(torch.ones(4, 2)), ones)
opt_d.zero_grad(); d_loss.backward(); opt_d.step()
g_loss = criterion(D(fake), ones)
opt_g.zero_grad(); g_loss.backward(); opt_g.step()
assert G.weight.grad is not None
E
run; }
workaround_4() { cat >run.py <<'E'
import torch
model, criterion = torch.nn.Linear(3, 1), torch.nn.MSELoss(); loader = [(torch.ones(4, 3), torch.ones(4, 1))] * 2
reg = (model.weight ** 2).sum()
try:
    for x, y in loader: (criterion(model(x), y) + 1e-4 * reg).backward()
    raise SystemExit("no error without the advice")
except RuntimeError: pass
for x, y in loader:
    reg = (model.weight ** 2).sum()
    (criterion(model(x), y) + 1e-4 * reg).backward()
E
run; }
workaround_5() { cat >run.py <<'E'
from losses import *
loss_a.backward(retain_graph=True)
loss_b.backward()
optimizer.step()
E
run; }
