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
torch.nn.Linear(3, 2)(torch.ones(4, 3).half())
E
}
dead_end_1() { py <<'E'
import torch
model = torch.nn.Linear(3, 2)
torch.set_default_dtype(torch.half)
model(torch.ones(4, 3))
E
}
dead_end_2() { py <<'E'
import torch
x = torch.ones(4, 3).half()
x.float()
torch.nn.Linear(3, 2)(x)
E
}
workaround_4() { py <<'E'
import torch
model, batch = torch.nn.Linear(3, 2), {"x": torch.ones(4, 3).half()}
from collections import Counter
print(Counter(p.dtype for p in model.parameters()))
print({k: v.dtype for k, v in batch.items() if hasattr(v, "dtype")})
assert batch["x"].dtype != model.weight.dtype
E
}
workaround_1() { py <<'E'
import torch
model, x = torch.nn.Linear(3, 2), torch.ones(4, 3).half()
p = next(model.parameters())
x = x.to(device=p.device, dtype=p.dtype)      # floating-point inputs only
assert model(x).shape == (4, 2)
E
}
