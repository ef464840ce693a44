# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: torch
# packages: python3-torch
# version: python3 -c "import torch; print('PyTorch', torch.__version__)"

export OMP_NUM_THREADS=1
py() { python3 -W ignore -; }

broken() { must python3 -W ignore -c "
import torch
torch.save({'w': torch.ones(5000)}, 'whole.pt')
open('model.pt', 'wb').write(open('whole.pt', 'rb').read()[:3000])"; }
error() { broken; python3 -W ignore -c "import torch; torch.load('model.pt')"; }
dead_end_2() { broken; for _ in 1 2; do python3 -W ignore -c "
import os, torch
if not os.path.exists('model.pt'): os.replace('whole.pt', 'model.pt')     # stands for the download
torch.load('model.pt')"; done; }
dead_end_3() { broken; python3 -W ignore -c "import torch; torch.load('model.pt', map_location='cpu', weights_only=True)"; }
workaround_2() { broken; python3 -m zipfile -t whole.pt || return 1; ! python3 -m zipfile -t model.pt; }
workaround_4() { py <<'E'
import os, torch
state = {"w": torch.ones(3)}
torch.save(state, "last.pt.tmp")
os.replace("last.pt.tmp", "last.pt")
assert torch.load("last.pt")["w"].sum() == 3 and not os.path.exists("last.pt.tmp")
E
}
