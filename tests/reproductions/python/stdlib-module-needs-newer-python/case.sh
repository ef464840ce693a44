# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

error() { python3 -c 'import annotationlib'; }
workaround_3() { python3 --version | grep -q 'Python 3' && python3 -c "import sys; print(sys.executable)" | grep -q python; }
