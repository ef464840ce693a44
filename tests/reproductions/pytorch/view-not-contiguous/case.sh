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
torch.ones(2, 3).t().view(-1)
E
}
dead_end_1() { py <<'E'
import torch
x = torch.ones(2, 3, 4).transpose(1, 2)
x.contiguous()
x.view(2, -1)
E
}
dead_end_2() { py <<'E'
import torch
def model(x): return x.permute(0, 2, 3, 1).view(x.size(0), -1)
model(torch.ones(2, 3, 4, 5).contiguous())
E
}
dead_end_3() { py <<'E'
import torch
x = torch.arange(6).view(1, 2, 3)
if not torch.equal(x.view(1, -1), x.transpose(1, 2).reshape(1, -1)): print("goal missed: other numbers"); raise SystemExit(1)
E
}
workaround_1() { py <<'E'
import torch
x = torch.ones(2, 3, 4)
x = x.transpose(1, 2).reshape(x.size(0), -1)
assert x.shape == (2, 12)
E
}
workaround_2() { py <<'E'
import torch
x = torch.ones(2, 3, 4, 5)
x = x.permute(0, 2, 3, 1).contiguous().view(x.size(0), -1)
assert x.shape == (2, 60)
E
}
workaround_3() { py <<'E'
import torch
pred = torch.tensor([[1, 2, 0], [0, 1, 2]]).t(); target = torch.tensor([1, 2]); k = 2
correct = pred.eq(target.view(1, -1).expand_as(pred))
correct_k = correct[:k].reshape(-1).float().sum(0)
assert correct_k.item() == 1
E
}
