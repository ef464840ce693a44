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
torch.nn.Linear(400, 10)(torch.ones(4, 1600))
E
}
dead_end_1() { py <<'E'
import torch
from torch import nn
out = nn.Linear(400, 10)(torch.ones(4, 1600).view(-1, 400))
try: nn.functional.cross_entropy(out, torch.zeros(4, dtype=torch.long))
except ValueError as e: print("goal missed:", e); raise SystemExit(1)
E
}
dead_end_2() { py <<'E'
import torch
out = torch.nn.Linear(4, 2)(torch.ones(4, 3).T)
if out.shape[0] != 4: print("goal missed: it runs,", out.shape[0], "rows for a batch of 4"); raise SystemExit(1)
E
}
workaround_1() { cat >run.py <<'E'
import torch
model = torch.nn.Sequential(torch.nn.Linear(8, 1600), torch.nn.Linear(400, 10)); x = torch.ones(4, 8)
def show(name):
    return lambda m, args: print(name, tuple(args[0].shape), "in_features =", m.in_features)
for n, m in model.named_modules():
    if isinstance(m, torch.nn.Linear):
        m.register_forward_pre_hook(show(n))
model(x)
E
python3 run.py 2>/dev/null | grep -x '1 (4, 1600) in_features = 400'; }
workaround_2() { py <<'E'
import torch
from torch import nn
features = nn.Sequential(nn.Conv2d(3, 16, 3), nn.ReLU(), nn.MaxPool2d(2))
with torch.no_grad():
    n = torch.flatten(features(torch.zeros(1, 3, 32, 32)), 1).shape[1]
fc = nn.Linear(n, 10)
assert fc(torch.flatten(features(torch.ones(4, 3, 32, 32)), 1)).shape == (4, 10)
E
}
workaround_6() { py <<'E'
import torch
from torch import nn
head = nn.Sequential(nn.Flatten(), nn.LazyLinear(10))
model = nn.Sequential(nn.Conv2d(3, 16, 3), head)
model(torch.zeros(1, 3, 32, 32))
assert model(torch.ones(4, 3, 32, 32)).shape == (4, 10)
E
}
workaround_4() { py <<'E'
import torch
from torch import nn
conv = nn.Conv2d(3, 16, 3)
model = nn.Sequential(conv, nn.AdaptiveAvgPool2d(5), nn.Flatten(), nn.Linear(16 * 5 * 5, 10))
assert model(torch.ones(4, 3, 40, 32)).shape == model(torch.ones(4, 3, 64, 64)).shape == (4, 10)
E
}
