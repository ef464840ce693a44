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
torch.ones(2, 3) + torch.ones(2, 4)
E
}
dead_end_1() { py <<'E'
import torch
pred, y = torch.zeros(4), torch.tensor([1., 2., 3., 4.]).unsqueeze(1)
d = (pred - y) ** 2
if d.shape != (4,): print("goal missed: no error, but", tuple(d.shape)); raise SystemExit(1)
E
}
dead_end_2() { py <<'E'
import torch
for n in (2, 8, 1): print(n, flush=True); torch.ones(n, 3) + torch.ones(n, 4)
E
}
workaround_3() { py <<'E'
import torch
logits, y = torch.randn(16, 10), torch.randint(0, 10, (16,))
y1 = torch.nn.functional.one_hot(y, num_classes=logits.shape[1]).float()
assert ((logits - y1) ** 2).shape == (16, 10)
loss = torch.nn.functional.cross_entropy(logits, y)
assert loss.dim() == 0
E
}
workaround_4() { py <<'E'
import torch
up, skip = torch.ones(1, 2, 150, 150), torch.ones(1, 2, 152, 151)
up = torch.nn.functional.interpolate(up, size=skip.shape[-2:], mode="bilinear", align_corners=False)
x = up + skip
assert x.shape == skip.shape
E
}
