# SPDX-FileCopyrightText: 2026 Wayout contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# needs: make
# packages: make
# version: make --version | head -1
# quick: yes
project() { printf 'all:\n    echo hello\n' >Makefile; }
error() { project; make; }
error_zh() { error; }
dead_end_1() { printf 'all:\n        echo hello\n' >Makefile; make; }
dead_end_2() { project; make clean; make -B; make -k; }
workaround_1() { project; sed -i.bak -E '2s/^ +/\t/' Makefile; make | grep -qx hello; }
workaround_3() { printf '.RECIPEPREFIX = >\nall:\n> @echo hello\n' >Makefile; make | grep -qx hello; }
