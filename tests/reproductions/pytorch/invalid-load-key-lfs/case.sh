# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: torch
# packages: python3-torch
# version: python3 -c "import torch; print('PyTorch', torch.__version__)"

export OMP_NUM_THREADS=1
py() { python3 -W ignore -; }

pointer() { printf 'version https://git-lfs.github.com/spec/v1\noid sha256:0000\nsize 1048576\n' >model.pth; }
# torch 2.6 and later would speak of weights_only first; here the file is the matter.
error() { pointer; py <<'E'
import torch
torch.load("model.pth", **({} if torch.__version__ < "2" else {"weights_only": False}))
E
}
dead_end_1() { pointer; py <<'E'
import torch
torch.load("model.pth", encoding="latin1", **({} if torch.__version__ < "2" else {"weights_only": False}))
E
}
workaround_1() { pointer; ls -l model.pth; head -c 120 model.pth | grep '^version https://git-lfs'; }
