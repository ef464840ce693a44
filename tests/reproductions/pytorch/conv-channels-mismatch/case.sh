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
torch.nn.Conv2d(3, 8, 3)(torch.ones(2, 1, 8, 8))
E
}
dead_end_1() { py <<'E'
import torch
img = torch.arange(2 * 4 * 3).view(2, 4, 3)                     # H, W, C
if not torch.equal(img.reshape(3, 2, 4), img.permute(2, 0, 1)): print("goal missed: it runs, the pixels are scrambled"); raise SystemExit(1)
E
}
dead_end_2() { py <<'E'
import torch
conv = torch.nn.Conv2d(361, 8, 3)                               # what the message said for a 361x424 image in HWC
conv(torch.ones(1, 361, 424, 3))
conv(torch.ones(1, 300, 400, 3))                                # the next image
E
}
workaround_3() { py <<'E'
import torch
conv, x = torch.nn.Conv2d(3, 8, 3), torch.ones(2, 1, 8, 8)
print(x.shape, conv.in_channels)      # want (N, C, H, W)
assert x.shape[1] != conv.in_channels
E
}
workaround_2() { py <<'E'
import torch
conv = torch.nn.Conv2d(3, 8, 3)
for x in (torch.ones(2, 1, 8, 8), torch.ones(2, 4, 8, 8)):
    x = x.repeat(1, 3, 1, 1) if x.size(1) == 1 else x[:, :3]
    assert conv(x).shape == (2, 8, 6, 6)
E
}
workaround_4() { py <<'E'
import torch
model = torch.nn.Module(); model.conv1 = torch.nn.Conv2d(3, 8, 3)
old = model.conv1
new = torch.nn.Conv2d(1, old.out_channels, old.kernel_size, old.stride, old.padding, bias=old.bias is not None)
new.weight.data = old.weight.data.mean(dim=1, keepdim=True)
if old.bias is not None:
    new.bias.data = old.bias.data
model.conv1 = new
assert model.conv1(torch.ones(2, 1, 8, 8)).shape == (2, 8, 6, 6)
E
}
