# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: torch
# packages: python3-torch
# version: python3 -c "import torch; print('PyTorch', torch.__version__)"

export OMP_NUM_THREADS=1
py() { python3 -W ignore -; }

# Which kernels are missing depends on the release: addmm up to 2.0, histc still.
error() { py <<'E'
import torch
for f in (lambda: torch.nn.Linear(3, 2).half()(torch.ones(4, 3).half()), lambda: torch.histc(torch.ones(3).half())):
    try: f()
    except RuntimeError as e: print("RuntimeError:", e)
E
}
workaround_1() { py <<'E'
import torch
model, x = torch.nn.Linear(3, 2).half(), torch.ones(4, 3)
model = model.float()
assert model(x).shape == (4, 2) and torch.histc(x.float()).shape == (100,)
E
}
workaround_3() { py <<'E'
import torch
model, x = torch.nn.Linear(3, 2).half(), torch.ones(4, 3)
model = model.to(torch.bfloat16); x = x.to(torch.bfloat16)
assert model(x).dtype == torch.bfloat16
E
}
