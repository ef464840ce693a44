# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: torch
# packages: python3-torch
# version: python3 -c "import torch; print('PyTorch', torch.__version__)"

export OMP_NUM_THREADS=1
py() { python3 -W ignore -; }

error() { python3 -W ignore -c "import torch; torch.ones(1).cuda()"; }
workaround_2() { python3 -c "import sys, torch; print(sys.executable, torch.__version__, torch.version.cuda, torch.cuda.is_available())" | grep 'None False$'; }
workaround_4() { py <<'E'
import torch
model = torch.nn.Linear(3, 2); torch.save(model.state_dict(), "model.pt")
device = ("cuda" if torch.cuda.is_available()
          else "mps" if torch.backends.mps.is_available() else "cpu")
state = torch.load("model.pt", map_location=device)
model = model.to(device)
model.load_state_dict(state)
assert model(torch.ones(4, 3, device=device)).shape == (4, 2)
E
}
