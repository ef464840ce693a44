# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: torch
# packages: python3-torch
# version: python3 -c "import torch; print('PyTorch', torch.__version__)"

export OMP_NUM_THREADS=1
py() { python3 -W ignore -; }

# Without a GPU the second device is torch's meta device; the rule is the same.
error() { py <<'E'
import torch
torch.ones(4, 3, device="meta") + torch.ones(4, 3)
E
}
dead_end_1() { py <<'E'
import torch
x, y = torch.ones(4, 3), torch.ones(4, 3, device="meta")
x.to("meta")
x + y
E
}
dead_end_2() { py <<'E'
import torch
class M(torch.nn.Module):
    def __init__(self): super().__init__(); self.mask = torch.ones(4, 3); self.scale = torch.nn.Parameter(torch.ones(3))
    def forward(self, x): return x * self.scale + self.mask
model = M()
model.to("meta"); model.to("meta")
model(torch.ones(4, 3, device="meta"))
E
}
workaround_1() { py <<'E'
import torch
model = torch.nn.LayerNorm(3, device="meta"); batch = {"x": torch.ones(4, 3), "id": 7}
try: model(batch["x"]); raise SystemExit("no error without the advice")
except RuntimeError: pass
device = next(model.parameters()).device
batch = {k: v.to(device) if torch.is_tensor(v) else v for k, v in batch.items()}
assert model(batch["x"]).shape == (4, 3)
E
}
workaround_4() { py <<'E'
import torch
from torch import nn
class M(nn.Module):
    def __init__(self, n=3, d=3):
        super().__init__()
        self.register_buffer("mask", torch.ones(n), persistent=False)
        self.heads = nn.ModuleList([nn.Linear(d, d) for _ in range(4)])
    def forward(self, x): return self.heads[0](x + self.mask)
assert M().to("meta")(torch.ones(4, 3, device="meta")).shape == (4, 3)
E
}
workaround_3() { py <<'E'
import torch
x = torch.ones(4, 3, device="meta")
pos = torch.arange(x.size(1), device=x.device)
assert (x + pos).shape == (4, 3)
E
}
