# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: python3 
# packages: python3
# version: python3 --version

error() { printf 'class Node:\n    def parent(self) -> "Node" | None: ...\n' >a.py; python3 a.py; }
workaround_2() { printf 'class Node:\n    def parent(self) -> "Node" | None: ...\n' >a.py; fails python3 a.py; sed -i '1i from __future__ import annotations' a.py; python3 a.py; }
workaround_3() { printf '%s\n' 'from typing import Dict, List, Optional, Union' '' 'def f(ids: List[int], name: Optional[str] = None) -> Dict[str, int]: ...' 'print(f([]))' >a.py; python3 a.py | grep -qx None; }
workaround_5() { printf 'class Node:\n    def parent(self) -> "Node | None": ...      # not "Node" | None\nprint(Node().parent())\n' >a.py; python3 a.py | grep -qx None; }
