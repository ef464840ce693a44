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
model = torch.nn.Linear(3, 2)
for p in model.parameters(): p.requires_grad_(False)
model(torch.ones(4, 3)).sum().backward()
E
}
dead_end_1() { py <<'E'
import torch
model = torch.nn.Linear(3, 2)
loss = torch.tensor(model(torch.ones(4, 3)).sum().item())
loss.requires_grad_(True).backward()
if model.weight.grad is None: print("goal missed: no error, and no gradient"); raise SystemExit(1)
E
}
dead_end_2() { py <<'E'
import torch
with torch.no_grad(): loss = torch.nn.Linear(3, 2)(torch.ones(4, 3)).sum()
loss.backward(retain_graph=True)
E
}
dead_end_3() { py <<'E'
import torch
model = torch.nn.Linear(3, 2)
for p in model.parameters(): p.requires_grad_(False)
model.train()
model(torch.ones(4, 3)).sum().backward()
E
}
workaround_1() { py <<'E'
import torch
model = torch.nn.Linear(3, 2)
out = model(torch.ones(4, 3)); loss = out.argmax(1).float().mean()
print(sum(p.requires_grad for p in model.parameters()), torch.is_grad_enabled())
print(out.requires_grad, loss.requires_grad, loss.grad_fn)
assert out.requires_grad and not loss.requires_grad
E
}
workaround_4() { py <<'E'
import torch
model = torch.nn.Linear(3, 2); logits, y = model(torch.ones(4, 3)), torch.tensor([0, 1, 0, 1])
try: (logits.argmax(1) != y).float().mean().backward(); raise SystemExit("no error without the advice")
except RuntimeError: pass
loss = torch.nn.functional.cross_entropy(logits, y)
loss.backward()
assert model.weight.grad is not None
E
}
workaround_3() { py <<'E'
import torch
model = torch.nn.Sequential(); model.add_module("body", torch.nn.Linear(3, 3)); model.add_module("head", torch.nn.Linear(3, 2))
for p in model.parameters(): p.requires_grad_(False)
for p in model.head.parameters():
    p.requires_grad_(True)
opt = torch.optim.AdamW((p for p in model.parameters() if p.requires_grad), lr=1e-4)
model(torch.ones(4, 3)).sum().backward(); opt.step()
assert model.head.weight.grad is not None and model.body.weight.grad is None
E
}
workaround_5() { py <<'E'
import torch
model, criterion, x, y = torch.nn.Linear(3, 2), torch.nn.MSELoss(), torch.ones(4, 3), torch.ones(4, 2)
with torch.no_grad():
    try: criterion(model(x), y).backward(); raise SystemExit("no error without the advice")
    except RuntimeError: pass
    with torch.enable_grad():
        loss = criterion(model(x), y)
        loss.backward()
assert model.weight.grad is not None
E
}
