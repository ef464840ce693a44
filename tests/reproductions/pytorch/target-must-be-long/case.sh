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
logits = torch.randn(4, 3)
for y in (torch.tensor([0, 1, 2, 0], dtype=torch.int32), torch.tensor([0., 1., 2., 0.])):
    try: torch.nn.functional.cross_entropy(logits, y)
    except RuntimeError as e: print("RuntimeError:", e)
E
}
dead_end_1() { py <<'E'
import torch
try: torch.nn.functional.cross_entropy(torch.randn(4, 3).long(), torch.tensor([0., 1., 2., 0.]))
except RuntimeError as e: print("goal missed:", e); raise SystemExit(1)
E
}
dead_end_2() { py <<'E'
import torch
y = torch.tensor([0., 1., 2., 0.])
y.long()
torch.nn.functional.cross_entropy(torch.randn(4, 3), y)
E
}
workaround_1() { py <<'E'
import torch
criterion, logits, y = torch.nn.CrossEntropyLoss(), torch.randn(4, 3), torch.tensor([0., 1., 2., 0.])
loss = criterion(logits, y.long())
assert loss.dim() == 0
E
}
workaround_3() { py <<'E'
import torch
logits, y = torch.randn(4, 1), torch.tensor([0, 1, 1, 0])
loss = torch.nn.BCEWithLogitsLoss()(logits.squeeze(1), y.float())
assert loss.dim() == 0
E
}
workaround_4() { py <<'E'
import torch
logits, mask = torch.randn(2, 3, 8, 8), torch.randint(0, 3, (2, 1, 8, 8)).float(); mask[0, 0, 0] = 255
loss = torch.nn.CrossEntropyLoss(ignore_index=255)(logits, mask.squeeze(1).long())
assert loss.dim() == 0 and loss == loss
E
}
