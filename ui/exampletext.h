// SPDX-FileCopyrightText: 2026 Wayout contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

/// A text as users paste it, for trying the program. Data: the same in every language.
inline QString exampleText()
{
    return QString::fromLatin1(R"(Traceback (most recent call last):
  File "/home/ana/train.py", line 63, in <module>
    main()
  File "/home/ana/train.py", line 41, in main
    model.to(torch.device("mps"))
  File "/home/ana/.venv/lib/python3.11/site-packages/torch/nn/modules/module.py", line 1145, in to
    return self._apply(convert)
  File "/home/ana/.venv/lib/python3.11/site-packages/torch/nn/modules/module.py", line 820, in _apply
    param_applied = fn(param)
TypeError: Cannot convert a MPS Tensor to float64 dtype as the MPS framework doesn't support float64. Please use float32 instead.

Process finished with exit code 1)");
}
