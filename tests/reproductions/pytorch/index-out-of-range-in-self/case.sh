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
torch.nn.Embedding(10, 3)(torch.tensor([3, 10]))
E
}
dead_end_2() { py <<'E'
import torch
emb = torch.nn.Embedding(10, 3)
out = emb(torch.tensor([10, 57]).clamp(max=9))
if torch.equal(out[0], out[1]) and torch.equal(out[0], emb.weight[9]):
    print("goal missed: no error, but unknown ids have become word 9"); raise SystemExit(1)
E
}
workaround_1() { py >out 2>&1 <<'E'
import torch
emb, x = torch.nn.Embedding(10, 3), torch.tensor([3, 10])
print(x.min().item(), x.max().item(), emb.num_embeddings)
assert 0 <= x.min() and x.max() < emb.num_embeddings
E
cat out; grep -qx '3 10 10' out && grep -q '^AssertionError' out; }
workaround_2() { py <<'E'
import torch
from torch import nn
words, sentence = ["a", "b", "c"], ["a", "c", "zebra"]
vocab = {w: i + 2 for i, w in enumerate(words)}      # 0 padding, 1 unknown
emb = nn.Embedding(len(vocab) + 2, 128, padding_idx=0)
ids = [vocab.get(w, 1) for w in sentence]
assert emb(torch.tensor(ids)).shape == (3, 128)
E
}
