# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: make
# packages: make
# version: make --version | head -1
# quick: yes
project() { mkdir src; printf 'all:\n\t@echo built\ninstall:\n\t@echo installed\n' >src/Makefile; }
error() { project; make; make install; }
error_zh() { error; }
dead_end_2() { project; make install; }
workaround_1() { project; find . -maxdepth 3 -iname makefile | grep -q src/Makefile && make -C src install | grep -q installed; }
workaround_2() { printf '#!/bin/sh\nprintf "all:\\n\\t@echo built\\n" >Makefile\n' >configure; chmod +x configure; ./configure && make | grep -qx built; }
workaround_6() { project; cd src || exit 99; make -qp 2>/dev/null | grep -E '^[a-zA-Z0-9_-]+:' | cut -d: -f1 | sort -u | grep -qx install; }
