# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: torch
# packages: python3-torch
# version: python3 -c "import torch; print('PyTorch', torch.__version__)"

export OMP_NUM_THREADS=1
py() { python3 -W ignore -; }

data() { cat >data.py <<'E'
import torch
from torch.utils.data import DataLoader
ds = [(torch.ones(n), torch.tensor(n % 2)) for n in (5, 7, 3, 5)]
E
}
error() { data; python3 -W ignore -c "
from data import *
next(iter(DataLoader(ds, batch_size=4)))"; }
dead_end_1() { data; python3 -W ignore -c "
from data import *
next(iter(DataLoader(ds, batch_size=4, num_workers=0, pin_memory=False, shuffle=True)))"; }
workaround_3() { data; cat >run.py <<'E'
from data import *
from collections import Counter
c = Counter(tuple(ds[i][0].shape) for i in range(len(ds)))
print(c)
assert c == {(5,): 2, (7,): 1, (3,): 1}
E
python3 -W ignore run.py; }
workaround_1() { data; cat >run.py <<'E'
from data import *
from torch.nn.utils.rnn import pad_sequence
def collate(batch):
    xs, ys = zip(*batch)
    return pad_sequence(xs, batch_first=True), torch.tensor([len(x) for x in xs]), torch.stack(ys)
loader = DataLoader(ds, batch_size=32, collate_fn=collate)
x, n, y = next(iter(loader))
assert x.shape == (4, 7) and n.tolist() == [5, 7, 3, 5] and y.shape == (4,)
E
python3 -W ignore run.py; }
workaround_4() { data; cat >run.py <<'E'
from data import *
def collate(batch):
    return tuple(zip(*batch))
loader = DataLoader(ds, batch_size=4, collate_fn=collate)
xs, ys = next(iter(loader))
assert [len(x) for x in xs] == [5, 7, 3, 5]
E
python3 -W ignore run.py; }
workaround_5() { data; cat >run.py <<'E'
from data import *
loader = DataLoader(ds, batch_size=1)
assert sum(1 for _ in loader) == 4
E
python3 -W ignore run.py; }
