# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: torch
# packages: python3-torch
# version: python3 -c "import torch; print('PyTorch', torch.__version__)"

export OMP_NUM_THREADS=1
py() { python3 -W ignore -; }

# weights_only=True is the default from torch 2.6 on; it is written out for older ones.
ckpt() { must python3 -W ignore -c "import argparse, torch; torch.save({'model': {'w': torch.ones(3)}, 'args': argparse.Namespace(lr=1)}, 'ckpt.pt')"; }
error() { ckpt; python3 -W ignore -c "import torch; torch.load('ckpt.pt', weights_only=True)"; }
dead_end_1() { ckpt; python3 -W ignore -c "import torch; torch.load('ckpt.pt', map_location='cpu', weights_only=True)"; }
dead_end_2() { ckpt; python3 -c "
import pickle, zipfile
try: pickle.load(zipfile.ZipFile('ckpt.pt').open('ckpt/data.pkl'))
except pickle.UnpicklingError as e: print('goal missed:', e); raise SystemExit(1)"; }
workaround_1() { ckpt; py <<'E'
import torch
ckpt = torch.load("ckpt.pt", map_location="cpu", weights_only=False)
assert ckpt["args"].lr == 1
E
}
workaround_5() { ckpt; cp ckpt.pt old.pt; py <<'E'
import torch
obj = torch.load("old.pt", map_location="cpu", weights_only=False)   # trusted file
state = obj.state_dict() if isinstance(obj, torch.nn.Module) else obj["model"]
torch.save(state, "weights.pt")
assert torch.load("weights.pt", weights_only=True)["w"].sum() == 3
E
}
