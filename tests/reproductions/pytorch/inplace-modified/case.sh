# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: torch
# packages: python3-torch
# version: python3 -c "import torch; print('PyTorch', torch.__version__)"

export OMP_NUM_THREADS=1
py() { python3 -W ignore -; }

error() { py <<'E'
import torch
x = torch.ones(2, 3, requires_grad=True)
y = x.exp()
y[:, 0] = 0
y.sum().backward()
E
}
dead_end_2() { py <<'E'
import torch
x = torch.ones(2, 3, requires_grad=True)
y = x.exp()
y[:, 0] = 0
y.sum().backward(retain_graph=True)
E
}
dead_end_3() { py <<'E'
import torch
x = torch.ones(2, 3, requires_grad=True)
y = x.exp()
y[:, 0] = 0
y = y.clone()
y.sum().backward()
E
}
dead_end_4() { py <<'E'
import torch
x = torch.ones(1, requires_grad=True)
y = x.exp()
y.data += 1
y.sum().backward()
if abs(x.grad.item() - 2.718) > 0.01: print("goal missed: no error, but the gradient is", round(x.grad.item(), 3)); raise SystemExit(1)
E
}
workaround_1() { cat >run.py <<'E'
import torch
def compute_loss():
    x = torch.ones(2, 3, requires_grad=True)
    y = x.exp()
    y[:, 0] = 0
    return y.sum()
with torch.autograd.set_detect_anomaly(True):
    loss = compute_loss()
    loss.backward()
E
python3 run.py 2>&1 | grep -F 'y = x.exp()'; }
workaround_3() { cat >gan.py <<'E'
import torch
g, d = torch.nn.Linear(2, 2), torch.nn.Linear(2, 1)
opt_g, opt_d = torch.optim.SGD(g.parameters(), lr=0.1), torch.optim.SGD(d.parameters(), lr=0.1)
out = d(g(torch.ones(4, 2)).tanh()).tanh()
d_loss, g_loss = out.mean(), -out.pow(2).mean()
E
cat >run.py <<'E'
from gan import *
D, G = d, g
alone = torch.autograd.grad(d_loss, list(D.parameters()), retain_graph=True)
opt_d.zero_grad(); opt_g.zero_grad()
d_loss.backward(inputs=list(D.parameters()), retain_graph=True)
g_loss.backward(inputs=list(G.parameters()))
assert all(torch.allclose(p.grad, a) for p, a in zip(D.parameters(), alone)) and G.weight.grad.abs().sum() > 0
opt_d.step(); opt_g.step()
d_loss, g_loss = d(g(torch.ones(4, 2)).tanh()).mean(), -d(g(torch.ones(4, 2)).tanh()).pow(2).mean()
alone = torch.autograd.grad(d_loss, list(D.parameters()), retain_graph=True)
opt_d.zero_grad(); d_loss.backward(retain_graph=True); g_loss.backward()
assert not all(torch.allclose(p.grad, a) for p, a in zip(D.parameters(), alone))    # without inputs= they are mixed
E
cat >before.py <<'E'
from gan import *
d_loss.backward(retain_graph=True); opt_d.step(); g_loss.backward()
E
python3 before.py 2>&1 | grep -q 'modified by an inplace operation' || { echo 'no error without the advice'; return 1; }
python3 run.py; }
workaround_2() { py <<'E'
import torch
mask = torch.tensor([[True, False, False]])
x = torch.ones(2, 3, requires_grad=True)
y = x.exp()
y = y + 1
y = torch.where(mask, torch.zeros_like(y), y)
y.sum().backward()
assert x.grad[0, 0] == 0 and x.grad[0, 1] > 2.7
E
}
workaround_4() { py <<'E'
import torch
x = torch.ones(2, 3, requires_grad=True)
y = x.exp()
y = y.clone()
y[:, 0] = 0
y.sum().backward()
assert x.grad[0, 0] == 0 and x.grad[0, 1] > 2.7
E
}
