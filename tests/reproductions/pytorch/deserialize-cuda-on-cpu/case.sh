# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: torch
# packages: python3-torch
# version: python3 -c "import torch; print('PyTorch', torch.__version__)"

export OMP_NUM_THREADS=1
py() { python3 -W ignore -; }

# A file as it is saved on a machine with a GPU: the same archive, with cuda:0 as the place of its tensors.
from_gpu() { must python3 -W ignore -c "
import torch, zipfile
torch.save({'weight': torch.ones(2, 3), 'bias': torch.ones(2)}, 'cpu.pt')
with zipfile.ZipFile('cpu.pt') as a, zipfile.ZipFile('model.pt', 'w') as b:
    for i in a.infolist():
        d = a.read(i)
        if i.filename.endswith('data.pkl'): d = d.replace(b'X\x03\x00\x00\x00cpu', b'X\x06\x00\x00\x00cuda:0')
        b.writestr(i.filename, d)"; }
error() { from_gpu; python3 -W ignore -c "import torch; torch.load('model.pt')"; }
dead_end_1() { from_gpu; py <<'E'
import torch
model = torch.nn.Linear(3, 2)
model.to("cpu")
model.load_state_dict(torch.load("model.pt"))
model.cpu()
E
}
dead_end_2() { from_gpu; CUDA_VISIBLE_DEVICES='' python3 -W ignore -c "import torch; torch.load('model.pt')"; }
workaround_1() { from_gpu; py <<'E'
import torch
model = torch.nn.Linear(3, 2)
device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
state = torch.load("model.pt", map_location=device)
model.load_state_dict(state); model.to(device)
assert model.weight.sum() == 6
E
}
workaround_2() { from_gpu; py <<'E'
import functools, torch
torch.load = functools.partial(torch.load, map_location="cpu")
assert torch.load("model.pt")["weight"].sum() == 6
E
}
workaround_5() { py <<'E'
import torch
model = torch.nn.Linear(3, 2)
torch.save({k: v.cpu() for k, v in model.state_dict().items()}, "model.pt")
assert torch.load("model.pt")["bias"].device.type == "cpu"
E
}
