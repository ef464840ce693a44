# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3
# modules: torch
# packages: python3-torch
# version: python3 -c "import torch; print('PyTorch', torch.__version__)"

# The machine of the story has no toolkit; where this one has, it is taken out of sight unless CUDA_HOME names one.
ext() { cat >ext.py <<'E'
import os
from torch.utils import cpp_extension
if not os.environ.get("CUDA_HOME"): cpp_extension.CUDA_HOME = None
#LATER
e = cpp_extension.CUDAExtension("ext", ["ext.cu"])
print(e.include_dirs)
E
}
error() { ext; env -u CUDA_HOME -u CUDA_PATH python3 -W ignore ext.py; }
dead_end_1() { ext; mkdir -p cuda/bin cuda/include cuda/lib64; sed -i 's|#LATER|os.environ["CUDA_HOME"] = os.path.abspath("cuda")|' ext.py; env -u CUDA_HOME -u CUDA_PATH python3 -W ignore ext.py; }
dead_end_2() { ext; mkdir -p cuda/bin cuda/include cuda/lib64; env -u CUDA_HOME -u CUDA_PATH LD_LIBRARY_PATH="$PWD/cuda/lib64" python3 -W ignore ext.py; }
workaround_1() { ext; mkdir -p cuda/bin cuda/include cuda/lib64; export CUDA_HOME="$PWD/cuda" PATH="$PWD/cuda/bin:$PATH"; python3 -W ignore ext.py | grep -F "$PWD/cuda/include"; }
